import { decideNonSolicit } from '../general/risk/non-solicitation.ts'
import { decideExclusivity, decideNonCompete } from '../general/risk/restraints.ts'
import { decideIpAssignment, decideWideLicence } from '../general/risk/rights.ts'
import { readYourself, undecided } from '../draft-finding.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms; a survey of 143 deal NDAs' }

export const nonCompete: Rule = {
	id: 'nda.non_compete',
	playbook: 'nda',
	title: 'No non-compete in an NDA',
	basis,
	supersedes: ['general.non_compete'],
	decide: decideNonCompete,
}

export const nonSolicit: Rule = {
	id: 'nda.non_solicit',
	playbook: 'nda',
	title: 'Non-solicitation is short and narrow',
	basis,
	supersedes: ['general.non_solicit'],
	decide: nonSolicitAlone,
}

/** One narrow ban is fine only while no other one stands beside it. */
function nonSolicitAlone(input: RuleInput): Decision {
	const decision = decideNonSolicit(input)
	const bans = framesOf(input, 'non_solicitation', 'employees', 'customers', 'employees_and_customers', 'no_hire').filter(
		({ who }) => standingOf(input, who) !== 'other',
	)
	return decision.outcome === 'passed' && bans.length > 1
		? readYourself(
				'Check what these words bar you from, and for how long: hiring, soliciting, or dealing with customers.',
				...bans.slice(1),
			)
		: decision
}

export const exclusivity: Rule = {
	id: 'nda.exclusivity',
	playbook: 'nda',
	title: 'No exclusivity in an NDA',
	basis,
	supersedes: ['general.exclusivity'],
	decide: decideExclusivity,
}

export const noLicence: Rule = {
	id: 'nda.no_licence',
	playbook: 'nda',
	title: 'No license and no rights are given',
	basis,
	supersedes: ['general.ip_assignment', 'general.wide_license'],
	decide(input) {
		const assigned = decideIpAssignment(input)
		if (assigned.outcome === 'flagged') return assigned
		const licensed = decideWideLicence(input)
		return licensed.outcome === 'flagged' ? licensed : undecided
	},
}

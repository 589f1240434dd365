import { nonCompete as generalNonCompete } from '../general/risk/restraints.ts'
import { nonSolicit as generalNonSolicit } from '../general/risk/non-solicitation.ts'
import { exclusivity as generalExclusivity } from '../general/risk/restraints.ts'
import { ipAssignment } from '../general/risk/rights.ts'
import { wideLicence } from '../general/risk/rights.ts'
import type { NdaRule } from './answers.ts'
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
	supersedes: [generalNonCompete],
	stake: 8,
	standard: 'A trade NDA has no ban on competing.',
	decide: decideNonCompete,
}

export const nonSolicit: NdaRule = {
	id: 'nda.non_solicit',
	playbook: 'nda',
	title: 'Non-solicitation is short and narrow',
	basis,
	supersedes: [generalNonSolicit],
	stake: 8,
	standard: 'A trade NDA has none. In deal NDAs it is common, for up to 12 months and only for people you met.',
	secondReader: {
		warnedBy: {
			hypothesis: 'nda-18',
			answer: 'entailed',
			lookFor: 'Check whether these words bar you from hiring or soliciting people of the other party (non-solicitation).',
		},
	},
	decide: nonSolicitAlone,
}

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
	supersedes: [generalExclusivity],
	stake: 8,
	standard: 'A trade NDA has no lock-in.',
	decide: decideExclusivity,
}

export const noLicence: NdaRule = {
	id: 'nda.no_licence',
	playbook: 'nda',
	title: 'No license and no rights are given',
	basis,
	supersedes: [ipAssignment, wideLicence],
	stake: 9,
	standard: 'An NDA says that no licence is given.',
	secondReader: {
		settledBy: ['nda-15'],
		about: /\b(?:licen[cs]|rights?|titles?|own|property|interest)/i,
		deniedBy: /\b(?:hereby\s+)?(?:grants?|assigns?)\b(?![^.;]{0,40}\bno\b)/i,
		warnedBy: {
			hypothesis: 'nda-15',
			answer: 'contradicted',
			lookFor: 'Check whether these words grant a license to, or assign, what you disclose or create.',
		},
	},
	decide(input) {
		const assigned = decideIpAssignment(input)
		if (assigned.outcome === 'flagged') return assigned
		const licensed = decideWideLicence(input)
		return licensed.outcome === 'flagged' ? licensed : undecided
	},
}

import { nonCompete as generalNonCompete } from '../general/risk/restraints.ts'
import { nonSolicit as generalNonSolicit } from '../general/risk/non-solicitation.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { decideNonSolicit } from '../general/risk/non-solicitation.ts'
import { lastingMonths, lastingWords, quoteOf } from '../general/risk/frame-words.ts'
import { decideNonCompete } from '../general/risk/restraints.ts'
import { readerIs } from '../party-names.ts'
import { framesOf, sureness } from '../reader-side.ts'
import { visibleText } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { statesWithoutNonCompetes } from './thresholds.ts'
import { governingState, isCalifornian, workerState } from './worker.ts'

/** The state whose law makes the ban void; `null` where none does, or the state can't be told. */
function barringState(input: RuleInput): string | null {
	if (isCalifornian(input)) return 'California'
	const state = workerState(input) ?? governingState(input)
	return state !== null && statesWithoutNonCompetes.includes(state) ? state : null
}

export const nonCompete: Rule = {
	id: 'employment.non_compete',
	playbook: 'employment',
	title: 'No non-compete after the job',
	basis: {
		kind: 'L',
		source:
			'Cal. Bus. & Prof. Code 16600 to 16600.5; Minn. Stat. 181.988; N.D. Cent. Code 9-08-06; 15 O.S. 219A; the federal rule was given up in September 2025',
	},
	supersedes: [generalNonCompete],
	stake: 8,
	standard: 'Most young companies have none. Secrecy and ownership of the work do the job.',
	decide(input) {
		const state = barringState(input)
		const ban = framesOf(input, 'restraint', 'non_compete').find(
			({ trigger, duration }) => trigger?.value === 'after' || (trigger?.value !== 'during' && duration !== null),
		)
		if (!ban) return notApplicable
		if (!state) return readerIs(input, ['employer', 'company']) ? notApplicable : withoutDoubtfulTime(input, decideNonCompete(input))
		const time = lastingWords(ban.duration)
		return flagged({
			severity: 'high',
			span: quoteOf(input, ban),
			says:
				`The non-compete (a ban on competing)${time ? ` ${time}` : ''} after the job is void in ` +
				`${state}${state === 'California' ? ', and to use it there is itself unlawful' : ''}.`,
			why: readerIs(input, ['worker'])
				? 'It does not bind you in the end, but it can scare off your next employer.'
				: 'It protects nobody, and a worker can claim damages and legal fees over it.',
			market: 'Confidentiality and IP assignment do the job.',
			action: 'strike the non-compete',
			reason: `It has no force in ${state}.`,
			fallback: 'None in this state.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: Math.min(0.8, sureness(ban)),
		})
	},
}

export const nonSolicit: Rule = {
	id: 'employment.non_solicit',
	playbook: 'employment',
	title: 'Non-solicitation is short and narrow',
	basis: {
		kind: 'L',
		source: 'Cal. Bus. & Prof. Code 16600 and Edwards v. Arthur Andersen (2008); elsewhere the reasonableness test of state law',
	},
	supersedes: [generalNonSolicit],
	stake: 8,
	standard: 'Up to 12 months, for people and customers the worker dealt with. None in California.',
	decide(input) {
		const bans = framesOf(input, 'non_solicitation', 'customers', 'employees', 'employees_and_customers', 'no_hire')
		const ofCustomers = bans.find(({ effect, duration }) => effect.value.includes('customers') && (lastingMonths(duration) ?? 0) > 0)
		if (!isCalifornian(input) || !ofCustomers)
			return readerIs(input, ['employer', 'company']) ? notApplicable : withoutDoubtfulTime(input, decideNonSolicit(input))
		return flagged({
			severity: 'medium',
			span: quoteOf(input, ofCustomers),
			says: 'The non-solicitation of customers after the job is void in California.',
			why: readerIs(input, ['worker'])
				? 'It does not bind you in the end, but it can scare off your next employer.'
				: 'It protects nobody, and a worker can claim damages and legal fees over it.',
			market: 'None in California; the law of trade secrets protects customer lists.',
			action: 'strike the non-solicitation of customers',
			reason: 'It has no force in California.',
			fallback: 'Keep the duty not to use trade secrets to win customers.',
			replacement: null,
			decideBy: 'lawyer',
			confidence: Math.min(0.8, sureness(ofCustomers)),
		})
	},
}

/** "Twelve months, or twenty-four from the closing, whichever is longer", "during the Restricted Period": no one number is the time. */
const doubtfulTime = /\bwhichever\b|\b(?:longer|later|greater)\s+of\b|\bRestricted\s+Period\b/i

function withoutDoubtfulTime(input: RuleInput, decision: Decision): Decision {
	if (decision.outcome !== 'flagged') return decision
	const findings = decision.findings.map((finding) => {
		const words = finding.span ? visibleText(input).slice(finding.span.start, finding.span.end) : ''
		return doubtfulTime.test(words) && typeof finding.says === 'string'
			? { ...finding, says: finding.says.replace(/, for (?:\d+|\w+) (?:days?|weeks?|months?|years?)\./, '.') }
			: finding
	})
	return { ...decision, findings }
}

import { longPattern } from '#app/domain/text/long-pattern.ts'
import { vestingSchedule } from '../cofounder/vesting-schedule.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { periodInWords } from '../measures.ts'
import { passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { engaging } from './sides.ts'
import { shortestAdvisorVesting } from './thresholds.ts'

const market = 'Monthly vesting over 24 months, with a three-month cliff.'
const clause =
	'The equity will vest in 24 equal monthly installments from the date of this Agreement, subject to the Advisor’s continued ' +
	'service. No equity will vest before the Advisor has completed three months of service.'
const atOnce = longPattern('i')`
	\b(?:shares|stock|options?|equity|percent|%\)?)\b[^.;]{0,60}\bfully\s+earned\b
	|\b(?:fully|100\s?%|immediately|entirely)\s+(?:and\s+immediately\s+)?vest(?:ed|s)?\b
	|\bvest(?:s|ed)?\s+(?:
		in\s+full|fully|immediately|at\s+once|entirely|right\s+away|from\s+(?:the\s+start|day\s+one)
		|on\s+(?:signing|day\s+one|issuance|grant)
	)\b
	|\b(?:no|not|without|free\s+of)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b
`
const later = longPattern('i')`
	\b(?:
		change\s+(?:of|in)\s+control|acquisition|merger|sale\s+of|\bIPO\b|death|disab\w+|accelerat\w+|until|unless|when|once|months?
		|monthly|years?|anniversary
	)\b
`

export const advisorVesting: Rule = {
	id: 'advisor.vesting',
	playbook: 'advisor',
	title: 'Vesting',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement: two years, monthly, three months of cliff' },
	protects: engaging,
	provenByQuote: true,
	doubtedBy: ['equity'],
	stake: 8,
	decide(input) {
		const { place } = advisorEquity(input)
		if (!place) return notApplicable
		const now = vestedNow(input)
		const schedule = vestingSchedule(input)
		const rest = {
			market,
			action: 'add vesting over 24 months with a three-month cliff',
			reason: 'It ties the equity to the work.',
			replacement: clause,
		}
		if (now) {
			return flagged({
				...rest,
				severity: 'high',
				span: now,
				says: 'The advisor’s equity is fully vested at grant.',
				why: 'If the advisor never shows up again, the equity is gone all the same.',
				fallback: 'A small part at once, for help already given.',
			})
		}
		if (!schedule) {
			return absent({
				...rest,
				severity: 'high',
				says: 'The advisor’s equity is not subject to vesting.',
				why: 'If the advisor never shows up again, the equity is gone all the same.',
				fallback: 'Vesting over 12 months.',
			})
		}
		const span =
			wording(
				input,
				/\bvest\w*\b[^.]{0,160}\b(?:months?|years?|monthly|1\/\d{2})|\b(?:months?|years?|monthly|1\/\d{2}(?:th)?)\b[^.]{0,120}\bvest/i,
			) ?? schedule.sentences[0]
		if (!span || schedule.months === null) return undecided
		if (schedule.months < shortestAdvisorVesting) {
			const time = periodInWords({ quantity: schedule.months, unit: 'months' })
			return flagged({
				...rest,
				severity: 'low',
				span: { start: span.start, end: Math.min(span.end, span.start + 420) },
				says: `Vesting takes ${time}. The usual time is 24 months.`,
				why: 'The whole grant pays for a short engagement.',
				fallback: '12 months for a smaller grant.',
			})
		}
		if (schedule.cliff !== null && schedule.cliff > 0) return passed(span)
		return flagged({
			...rest,
			action: 'add a three-month cliff',
			severity: 'low',
			span: { start: span.start, end: Math.min(span.end, span.start + 420) },
			says: 'The vesting has no cliff (a first period in which nothing vests).',
			why: 'A short misfit leaves a small holder on the cap table for good.',
			fallback: 'A cliff of one month, or none for an advisor whose work is known.',
		})
	},
}

function vestedNow(input: RuleInput) {
	const denied = wording(
		input,
		/\b(?:no|not|without|free\s+of)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b(?!\s+(?:shall|will|may|occurs?|takes?|before|until|prior))/i,
		later,
	)
	return (
		denied ??
		passages(input, atOnce, later).find(
			({ sentence, match }) => !/\b(?:if|become|becomes|so\s+that|not)\s+(?:\w+\s+){0,3}$/i.test(sentence.text.slice(0, match.index)),
		) ??
		null
	)
}

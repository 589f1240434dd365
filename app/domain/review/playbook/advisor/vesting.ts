import { vestingSchedule } from '../cofounder/vesting-schedule.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { periodInWords } from '../measures.ts'
import { passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { shortestAdvisorVesting } from './thresholds.ts'

const market = 'Advisor equity vests over 24 months in monthly steps, with nothing for the first 3 months.'
const clause = 'The Shares vest in 24 equal monthly parts from the date of this Agreement, as long as the Advisor serves. Nothing vests before the Advisor has served three months.'
const atOnce = /\b(?:fully|100\s?%|immediately|entirely)\s+(?:and\s+immediately\s+)?vest(?:ed|s)?\b|\bvest(?:s|ed)?\s+(?:in\s+full|fully|immediately|at\s+once|entirely|right\s+away|from\s+(?:the\s+start|day\s+one)|on\s+(?:signing|day\s+one|issuance|grant))\b|\b(?:no|not|without|free\s+of)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b/i
const later = /\b(?:change\s+(?:of|in)\s+control|acquisition|merger|sale\s+of|\bIPO\b|death|disab\w+|accelerat\w+|until|unless|when|once|months?|monthly|years?|anniversary)\b/i

export const advisorVesting: Rule = {
	id: 'advisor.vesting',
	playbook: 'advisor',
	title: 'The advisor earns the equity over time',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement: two years, monthly, three months of cliff' },
	decide(input) {
		const { place } = advisorEquity(input)
		if (!place) return notApplicable
		const now = vestedNow(input)
		const schedule = vestingSchedule(input)
		const rest = { market, action: 'add vesting over 24 months with a cliff of 3 months', reason: 'It ties the shares to the work.', replacement: clause }
		if (now) {
			return flagged({
				...rest,
				severity: 'high',
				span: now,
				says: {
					friendly: 'The advisor owns the equity on day one, help or no help.',
					neutral: 'The equity is vested from the start.',
					legal: 'The equity is fully vested at grant.',
				},
				why: 'If you never hear from the advisor again, the shares are gone all the same. You can’t get them back.',
				fallback: 'Accept a small part at once for help already given. Walk away from a grant with no vesting.',
			})
		}
		if (!schedule) {
			return absent({
				...rest,
				severity: 'high',
				says: {
					friendly: 'The advisor gets equity, and nothing says it must be earned over time.',
					neutral: 'There is no vesting for the advisor’s equity.',
					legal: 'The advisor’s equity is not subject to vesting.',
				},
				why: 'If you never hear from the advisor again, the shares are gone all the same. You can’t get them back.',
				fallback: 'Accept a year. Walk away from a grant with no vesting.',
			})
		}
		const span = wording(input, /\bvest\w*\b[^.]{0,160}\b(?:months?|years?|monthly|1\/\d{2})|\b(?:months?|years?|monthly|1\/\d{2}(?:th)?)\b[^.]{0,120}\bvest/i) ?? schedule.sentences[0]
		if (!span || schedule.months === null) return undecided
		if (schedule.months < shortestAdvisorVesting) {
			const time = periodInWords({ quantity: schedule.months, unit: 'months' })
			return flagged({
				...rest,
				severity: 'medium',
				span: { start: span.start, end: Math.min(span.end, span.start + 420) },
				says: {
					friendly: `The equity is earned in just ${time}. Two years is usual for advisors.`,
					neutral: `Vesting takes ${time}. The usual time is 24 months.`,
					legal: `The vesting period of ${time} is shorter than the customary 24 months.`,
				},
				why: 'You pay the whole price for a short spell of help, and have no shares left to reward later work.',
				fallback: 'Accept 12 months for a smaller stake.',
			})
		}
		if (schedule.cliff !== null && schedule.cliff > 0) return passed(span)
		return flagged({
			...rest,
			action: 'add a cliff of 3 months',
			severity: 'medium',
			span: { start: span.start, end: Math.min(span.end, span.start + 420) },
			says: {
				friendly: 'There is no cliff. After a month of silence the advisor already owns a part.',
				neutral: 'The vesting has no cliff.',
				legal: 'The vesting schedule contains no cliff.',
			},
			why: 'You can’t try out the fit. A short misfit leaves a small holder on your cap table for good.',
			fallback: 'Accept a cliff of 1 month, or none for an advisor whose work you know.',
		})
	},
}

function vestedNow(input: RuleInput) {
	const denied = wording(input, /\b(?:no|not|without|free\s+of)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b(?!\s+(?:shall|will|may|occurs?|takes?|before|until|prior))/i, later)
	return denied ?? passages(input, atOnce, later).find(({ sentence, match }) => !/\b(?:if|become|becomes|so\s+that|not)\s+(?:\w+\s+){0,3}$/i.test(sentence.text.slice(0, match.index))) ?? null
}

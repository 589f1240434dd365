import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { periodInWords } from '../measures.ts'
import { type Passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestVesting, shortestCliff, shortestVesting } from './thresholds.ts'
import { type VestingSchedule, vestingSchedule } from './vesting-schedule.ts'

const market = 'Founder shares vest over 4 years, in monthly steps, with nothing for the first year (the cliff).'

const vestingClause =
	'The Shares of each Founder vest over four years from the Vesting Start Date. One quarter vests on the first anniversary of that date, and 1/48 of the Shares at the end of each month after that, as long as the Founder still works for the Company.'

/** The agreed facts of a sale, a departure or a death speed vesting up; they don't say that shares are vested from the start. */
const later = /\b(?:change\s+(?:of|in)\s+control|acquisition|merger|\bIPO\b|terminat\w+|leaves?|leaving|ceas\w+|death|disab\w+|trigger|anniversary|sale\s+of|liquidation|resign\w*|accelerat\w+)\b/i
const vestedAtOnce =
	/\b(?:fully|100\s?%|entirely|completely|immediately)\s+(?:and\s+immediately\s+)?vest(?:ed|s)?\b|\bvest(?:s|ed)?\s+(?:in\s+full|fully|immediately|entirely|right\s+away|at\s+once|from\s+(?:the\s+start|day\s+one)|on\s+(?:signing|day\s+one|issuance))\b|\b(?:no|not|without|free\s+(?:of|from)|exempt\s+from)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?(?:reverse\s+)?vesting\b|\bvesting\s+(?:does|shall|will)\s+not\s+apply\b|\bnot\s+(?:subject|made\s+subject)\s+to\b[^.;]{0,40}\b(?:vesting|forfeiture)\b/i
const someDay = /\b(?:when|once|until|unless|before|after|if|as|become|becomes|will\s+be|shall\s+be|so\s+that|such\s+that|not)\s+(?:\w+\s+){0,4}$/i

export const vesting: Rule = {
	id: 'cofounder.vesting',
	playbook: 'cofounder',
	title: 'Founders earn their shares over time',
	basis: { kind: 'S', source: 'Stripe Atlas founder stock terms and Cooley GO founder papers; the bounds around 4 years are ours' },
	decide(input) {
		const schedule = vestingSchedule(input)
		const atOnce = vestedFromTheStart(input)
		if (atOnce) return flagged(vestedNow(atOnce, schedule !== null && schedule.months !== null))
		if (!schedule) {
			if (/\b(?:sole|only|single)\s+founder\b/i.test(visibleText(input))) return notApplicable
			return absent({
				severity: 'high',
				says: {
					friendly: 'Nothing here makes a founder stay. Who quits next month keeps every share.',
					neutral: 'There is no vesting. A founder who leaves keeps all shares.',
					legal: 'The founders’ shares are not subject to vesting or a forfeiture restriction.',
				},
				why: 'You would work for years for a partner who has left. New investors will ask you to fix it first.',
				market,
				action: 'add vesting for each founder, over 4 years with a cliff of a year',
				reason: 'It binds each of us in the same way.',
				fallback: 'Accept credit for past work, so that part of the shares is earned on day one. Walk away if a partner wants all shares at once.',
				replacement: vestingClause,
			})
		}
		const [first] = schedule.sentences
		if (!first) return undecided
		const span = scheduleSpan(input, schedule)
		if (schedule.months === null) return undecided
		if (schedule.months < shortestVesting || schedule.months > longestVesting) {
			const short = schedule.months < shortestVesting
			const time = periodInWords({ quantity: schedule.months, unit: 'months' })
			return flagged({
				severity: short ? 'medium' : { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span,
				says: {
					friendly: short ? `Shares are earned in just ${time}. Four years is what most founders agree on.` : `It takes ${time} until your shares are yours. Four years is usual.`,
					neutral: `Vesting takes ${time}. The usual time is 4 years.`,
					legal: `The vesting period of ${time} departs from the customary 48 months.`,
				},
				why: short ? 'A founder can leave early with a full stake, and you go on alone. Investors tend to reset such terms.' : 'You may do the work of years and still lose shares if you have to go.',
				market,
				action: 'set vesting at 4 years for all founders',
				reason: 'It is what new investors look for.',
				fallback: short ? 'Accept 3 years.' : 'Accept 5 years with credit for past work.',
				replacement: vestingClause,
			})
		}
		if (schedule.cliff !== null && schedule.cliff >= shortestCliff) return passed(span)
		if (creditForPastWork.test(schedule.words)) return passed(span)
		return flagged({
			severity: 'low',
			span,
			says: {
				friendly: 'There is no real cliff: a founder who leaves after a few weeks still takes shares along.',
				neutral: 'The vesting has no cliff of a year.',
				legal: 'The vesting schedule contains no customary one-year cliff.',
			},
			why: 'The first year shows if a team works. Without a cliff you may have to buy small stakes back.',
			market,
			action: 'add a cliff of 12 months',
			reason: 'It lets us part in the first year with no loss.',
			fallback: 'Accept 6 months, or no cliff where work of a year or more is behind us.',
			replacement: vestingClause,
		})
	},
}

/** A founder who worked before has earned part of the shares, or has no cliff, for a reason. */
export const creditForPastWork = /\b(?:credit\w*|past\s+(?:service|work|contributions?)|prior\s+(?:service|work|contributions?)|already\s+(?:vested|earned)|(?:are|is)\s+(?:deemed\s+)?vested\s+(?:as\s+of|on|at)\b)/i

function vestedFromTheStart(input: RuleInput): Passage | null {
	return [...passages(input, vestedAtOnce, later), ...deniedVesting(input)].find(({ match, sentence }) => {
		const text = sentence.text
		return (/\b(?:shares?|stock|founder|equity|units|interests?|holding)\b/i.test(text) || /^[^.;]{0,20}\bno\s+vesting\b/i.test(text)) && !someDay.test(text.slice(0, match.index)) && !/\b(?:months?|monthly|years?)\b/i.test(text.slice(match.index, match.index + 120)) && !/\b(?:portion|part|credit|vested\s+shares)\b/i.test(text)
	}) ?? null
}

/** "No vesting applies" is a denial, so it is looked for as such. */
function deniedVesting(input: RuleInput): Passage[] {
	const found = wording(input, /\b(?:no|not|without|free\s+(?:of|from)|exempt\s+from)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?(?:reverse\s+)?vesting\b(?!\s+(?:shall|will|may|occurs?|takes?|before|until|prior))|\bvesting\s+(?:does|shall|will)\s+not\s+apply\b/i, /\b(?:until|before|prior\s+to|change\s+(?:of|in)\s+control|third\s+part(?:y|ies)|cliff)\b/i)
	return found ? [found] : []
}

function vestedNow(span: Passage, others: boolean) {
	return {
		severity: 'high' as const,
		span,
		says: {
			friendly: others ? 'One founder’s shares are earned on day one, while others must wait. That is uneven.' : 'All shares are earned on day one. Who leaves next month keeps every one of them.',
			neutral: others ? 'Some founder shares are vested from the start and others are not.' : 'Founder shares are vested from the start.',
			legal: others ? 'The vesting terms of the founders differ: certain shares are fully vested at issuance.' : 'The shares are fully vested upon issuance.',
		},
		why: 'A founder who goes early keeps a large stake, and those who stay do the work for it. Investors will want this changed.',
		market,
		action: 'put the shares of every founder under vesting over 4 years with a cliff of a year',
		reason: 'The same rule should bind each of us.',
		fallback: 'Accept credit for past work, such as a year that is already earned. Walk away if one founder alone is spared.',
		replacement: vestingClause,
	}
}

function scheduleSpan(input: RuleInput, { sentences }: VestingSchedule) {
	const [first] = sentences
	return wording(input, /\bvest\w*\b[^.]{0,200}\b(?:months?|years?|monthly|anniversary|1\/\d{2})|\b(?:months?|years?|monthly|1\/\d{2}(?:th)?)\b[^.]{0,120}\bvest/i) ?? { start: first?.start ?? 0, end: Math.min(first?.end ?? 0, (first?.start ?? 0) + 420) }
}

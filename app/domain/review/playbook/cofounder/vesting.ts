import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { periodInWords } from '../measures.ts'
import { type Passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { staying } from './sides.ts'
import { longestVesting, shortestCliff, shortestVesting } from './thresholds.ts'
import { type VestingSchedule, vestingSchedule } from './vesting-schedule.ts'
import { unlessTakenBack } from '../taken-back.ts'

const market = 'Vesting over four years, monthly, with a one-year cliff (nothing vests in the first year).'

const vestingClause =
	'The Shares of each Founder will vest over four years from the date of this Agreement: 25% on the first anniversary of that date, ' +
	'and 1/48 at the end of each month thereafter, subject to the Founder’s continued service to the Company.'

/** The agreed facts of a sale, a departure or a death speed vesting up; they don't say that shares are vested from the start. */
const later = longPattern('i')`
	\b(?:
		change\s+(?:of|in)\s+control|acquisition|merger|\bIPO\b|terminat\w+|leaves?|leaving|ceas\w+|death|disab\w+|trigger|anniversary
		|sale\s+of|liquidation|resign\w*|accelerat\w+
	)\b
`
const vestedAtOnce = longPattern('i')`
	\b(?:fully|100\s?%|entirely|completely|immediately)\s+(?:and\s+immediately\s+)?vest(?:ed|s)?\b
	|\bvest(?:s|ed)?\s+(?:
		in\s+full|fully|immediately|entirely|right\s+away|at\s+once|from\s+(?:the\s+start|day\s+one)|on\s+(?:signing|day\s+one|issuance)
	)\b
	|\b(?:no|not|without|free\s+(?:of|from)|exempt\s+from)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?(?:reverse\s+)?vesting\b
	|\bvesting\s+(?:does|shall|will)\s+not\s+apply\b
	|\bnot\s+(?:subject|made\s+subject)\s+to\b[^.;]{0,40}\b(?:vesting|forfeiture)\b
`
const someDay =
	/\b(?:when|once|until|unless|before|after|if|as|become|becomes|will\s+be|shall\s+be|so\s+that|such\s+that|not)\s+(?:\w+\s+){0,4}$/i

const rule: Rule = {
	id: 'cofounder.vesting',
	playbook: 'cofounder',
	title: 'Founder vesting',
	basis: { kind: 'S', source: 'Stripe Atlas founder stock terms and Cooley GO founder documents; the bounds around 4 years are ours' },
	protects: staying,
	stake: 8,
	decide(input) {
		const schedule = vestingSchedule(input)
		const atOnce = vestedFromTheStart(input)
		if (atOnce) return flagged(vestedNow(atOnce, schedule !== null && schedule.months !== null))
		if (!schedule) {
			if (/\b(?:sole|only|single)\s+founder\b/i.test(visibleText(input))) return notApplicable
			return absent({
				severity: 'high',
				says: 'There is no vesting: a founder who leaves keeps all shares.',
				why: 'The others would build value for a partner who has left. Investors will ask to fix it first.',
				market,
				action: 'add vesting for each founder over four years with a one-year cliff',
				reason: 'It binds each founder in the same way.',
				fallback: 'Vesting credit for past work.',
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
				severity: short ? 'medium' : 'low',
				span,
				says: `Vesting takes ${time}. The usual time is four years.`,
				why: short
					? 'A founder can leave early with a full stake, and investors tend to reset such terms.'
					: 'A founder may work for years and still lose shares on departure.',
				market,
				action: 'set vesting at four years for all founders',
				reason: 'It is what investors look for.',
				fallback: short ? 'Three years.' : 'Five years with credit for past work.',
				replacement: vestingClause,
			})
		}
		if (schedule.cliff !== null && schedule.cliff >= shortestCliff) return passed(span)
		if (creditForPastWork.test(schedule.words)) return passed(span)
		return flagged({
			severity: 'low',
			span,
			says: 'The vesting has no one-year cliff (no shares vest before the first anniversary).',
			why: 'A founder who leaves after a few weeks keeps shares that must be bought back.',
			market,
			action: 'add a cliff of 12 months',
			reason: 'The first year shows whether the team works.',
			fallback: 'Six months, or no cliff where a year of work is behind the founders.',
			replacement: vestingClause,
		})
	},
}

export const vesting: Rule = unlessTakenBack(
	rule,
	longPattern('i')`
		\b(?:board|company|investors?)\b[^.;]{0,40}\b(?:may|can)\b[^.;]{0,60}\b(?:restart|lengthen|extend|suspend|reset|chang\w+)\b
		|\b(?:full(?:y)?|all)\b[^.;]{0,60}\bvest\w*\b[^.;]{0,80}\b(?:sale|acquisition|change\s+(?:of|in)\s+control)\b
	`,
	'Check who may change the vesting later, and what vests all at once.',
)

/** A founder who worked before has earned part of the shares, or has no cliff, for a reason. */
export const creditForPastWork = longPattern('i')`
	\b(?:
		credit\w*|past\s+(?:service|work|contributions?)|prior\s+(?:service|work|contributions?)|already\s+(?:vested|earned)
		|(?:are|is)\s+(?:deemed\s+)?vested\s+(?:as\s+of|on|at)\b
	)
`

function vestedFromTheStart(input: RuleInput): Passage | null {
	return (
		[...passages(input, vestedAtOnce, later), ...deniedVesting(input)].find(({ match, sentence }) => {
			const text = sentence.text
			return (
				(/\b(?:shares?|stock|founder|equity|units|interests?|holding)\b/i.test(text) || /^[^.;]{0,20}\bno\s+vesting\b/i.test(text)) &&
				!someDay.test(text.slice(0, match.index)) &&
				!/\b(?:months?|monthly|years?)\b/i.test(text.slice(match.index, match.index + 120)) &&
				!/\b(?:portion|part|credit|vested\s+shares)\b/i.test(text)
			)
		}) ?? null
	)
}

function deniedVesting(input: RuleInput): Passage[] {
	const found = wording(
		input,
		longPattern('i')`
			\b(?:no|not|without|free\s+(?:of|from)|exempt\s+from)\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?(?:reverse\s+)?vesting\b
				(?!\s+(?:shall|will|may|occurs?|takes?|before|until|prior))
			|\bvesting\s+(?:does|shall|will)\s+not\s+apply\b
		`,
		/\b(?:until|before|prior\s+to|change\s+(?:of|in)\s+control|third\s+part(?:y|ies)|cliff)\b/i,
	)
	return found ? [found] : []
}

function vestedNow(span: Passage, others: boolean) {
	return {
		severity: 'high' as const,
		span,
		says: others ? 'Some founder shares are vested from the start and others are not.' : 'Founder shares are fully vested at issuance.',
		why: 'A founder who leaves early keeps a large stake, and investors will want this changed.',
		market,
		action: 'put the shares of every founder under vesting over four years with a one-year cliff',
		reason: 'The same rule should bind each founder.',
		fallback: 'Vesting credit for past work, such as one year.',
		replacement: vestingClause,
	}
}

function scheduleSpan(input: RuleInput, { sentences }: VestingSchedule) {
	const [first] = sentences
	return (
		wording(
			input,
			/\bvest\w*\b[^.]{0,200}\b(?:months?|years?|monthly|anniversary|1\/\d{2})|\b(?:months?|years?|monthly|1\/\d{2}(?:th)?)\b[^.]{0,120}\bvest/i,
		) ?? { start: first?.start ?? 0, end: Math.min(first?.end ?? 0, (first?.start ?? 0) + 420) }
	)
}

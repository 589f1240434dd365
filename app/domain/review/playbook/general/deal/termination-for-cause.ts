import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import type { Frame } from '../../../frames/frame.ts'
import { daysOf } from '../../../frames/reading/slots.ts'
import { speaksOfCure } from '../../../frames/reading/times.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isAmendment, isEmployment, isFunding, isNda, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { longestCureDays, shortestCureDays } from '../../thresholds.ts'
import { endings, placeOf, readersEndings, timeInWords, unreadEnding } from './ending-frames.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms: 30 days to cure, for both sides' }

function outOfPlace(input: RuleInput) {
	return isAmendment(input) || isEmployment(input) || isFunding(input) || isNda(input) || isPublicTerms(input)
}

export const oneSidedCause: Rule = {
	id: 'general.one_sided_cause',
	playbook: 'general',
	title: 'You may terminate when they breach',
	basis,
	standard: 'Either party may terminate for a material breach that is not cured within 30 days.',
	decide(input) {
		if (outOfPlace(input)) return notApplicable
		const mine = [
			...readersEndings(input, 'for_convenience'),
			...readersEndings(input, 'for_cause').filter((frame) => isWide(input, frame)),
		]
		if (mine[0]) return passed(placeOf(mine[0]))
		if (readersEndings(input, 'for_cause').length > 0) return notApplicable
		const rights = endings(input, 'for_cause')
		const doubtful = rights.find(({ who }) => who === null || who.value.kind === 'third')
		if (doubtful) return readYourself('Check whether you too may terminate for the other side’s breach.', placeOf(doubtful))
		const right = rights.find((frame) => standingOf(input, frame.who) === 'other' && isWide(input, frame))
		if (!right) return notApplicable
		const unread = unreadEnding(input)
		if (unread) return readYourself('Check whether you too may terminate for the other side’s breach.', placeOf(right))
		const who = withArticle(input, right.who)
		const { paper, party } = draftingStyle(input)
		return flagged({
			severity: 'medium',
			span: placeOf(right),
			says: `Only ${who} may terminate for breach. You have no such right.`,
			why: 'If they fail you, you can claim damages, but you may have to go on paying or working.',
			market: 'Either party may terminate for a material breach that is not cured within 30 days.',
			action: 'make the right to terminate for breach mutual',
			reason: 'Both of us need a way out if the other does not perform.',
			fallback: 'Accept a right for you to terminate for convenience on 60 days’ notice.',
			replacement:
				`Either ${party} may terminate this ${paper} upon written notice if the other ${party} materially breaches it and does ` +
				'not cure the breach within thirty (30) days after written notice of the breach.',
			confidence: Math.min(sureness(right), 0.75),
		})
	},
}

/** A breach of the contract at large, not the one failure that a clause is about. */
export function isWide(input: RuleInput, { start, end }: Frame): boolean {
	return longPattern('i')`
		\b(?:material(?:ly)?|substantial(?:ly)?|fundamental)\b[^.;]{0,40}\b(?:breach|default|violat|obligation)
		|\b(?:breach(?:es|ed)?|default(?:s|ed)?|violat(?:es|ed|ion))\b[^.;]{0,60}\b(?:this|the)\s+(?:agreement|contract|lease|terms)\b
		|\b(?:any|its)\s+(?:of\s+its\s+)?(?:\w+\s+)?(?:obligations?|terms?|provisions?|covenants?)\b|\bnon-?(?:defaulting|breaching)\b
		|\bfor\s+(?:good\s+)?cause\b
	`.test(visibleText(input).slice(start, end))
}

export const curePeriod: Rule = {
	id: 'general.cure_period',
	playbook: 'general',
	title: 'A breach can be cured before the contract ends',
	basis,
	stake: 6,
	standard: 'A cure period of 30 days after written notice, for both sides; ten days for a late payment.',
	wording: { number: { unit: 'day' } },
	decide(input) {
		if (outOfPlace(input)) return notApplicable
		const against = endings(input, 'for_cause').filter((frame) => ['other', 'both'].includes(standingOf(input, frame.who)))
		if (against.length === 0) return notApplicable
		const short = against.find((frame) => cureDays(frame) !== null && cureDays(frame)! < shortestCureDays && !isPaymentOnly(input, frame))
		if (short) return tooShort(input, short)
		const none = against.find((frame) => standingOf(input, frame.who) === 'other' && isAtOnce(input, frame))
		if (none) return noCure(input, none)
		const long = readersEndings(input, 'for_cause').find(
			(frame) => (cureDays(frame) ?? 0) > longestCureDays && !hasShorterTime(input, frame),
		)
		if (long) return tooLong(input, long)
		const fair = against.find((frame) => cureDays(frame) !== null)
		return fair ? passed(placeOf(fair)) : undecided
	},
}

function cureDays({ duration }: Frame): number | null {
	return duration && duration.confidence >= 0.5 ? daysOf(duration.value) : null
}

/** "30 days, and a further 180 where it can't be cured sooner": the long time is not the rule. */
function hasShorterTime(input: RuleInput, frame: Frame): boolean {
	const long = cureDays(frame) ?? 0
	return readDurations(visibleText(input).slice(frame.start, frame.end)).some(
		({ unit, readings }) => (unit === 'days' || unit === 'business days') && Math.min(...readings) < Math.min(long, longestCureDays + 1),
	)
}

/** A late payment is quickly cured: five to ten days are usual there. */
function isPaymentOnly(input: RuleInput, frame: Frame): boolean {
	return /\b(?:pay(?:s|ment|ments)?|invoices?|overdue|fees?)\b/i.test(
		frame.conditions.map(({ value }) => value).join(' ') || visibleText(input).slice(frame.start, frame.end),
	)
}

/** A breach of whatever the contract says; their own failure, or a target that is missed, is none. */
const anyBreach = longPattern('i')`
	\b(?:any|a|an)\s+(?:breach|default|violation|failure\s+to\s+comply)\b
	|\b(?:breach(?:es|ed)?|violat(?:es|ed?)|default(?:s|ed)?\s+under)\s+(?:of\s+)?(?:this|any|the\s+terms|its\s+obligations)\b
	|\bfails?\s+to\s+comply\s+with\b
`

/** "Immediately upon any breach", in words about neither a cure nor a grave breach. */
function isAtOnce(input: RuleInput, frame: Frame): boolean {
	const words = visibleText(input).slice(frame.start, frame.end)
	const near = visibleText(input).slice(Math.max(0, frame.start - 300), frame.end + 400)
	return (
		frame.trigger !== null &&
		!speaksOfCure(near) &&
		!/\b(?:material(?:ly)?|fundamental|fraud|bribe|criminal|illegal|misconduct|infring\w+|confiden\w+|insolven\w+|law|safety|repeated)\b/i.test(
			words,
		) &&
		frame.duration === null &&
		anyBreach.test(words)
	)
}

function tooShort(input: RuleInput, frame: Frame): Decision {
	const mutual = standingOf(input, frame.who) === 'both' || frame.mutual?.value === true
	return flagged({
		...cure(input, frame),
		severity: mutual ? 'low' : 'medium',
		says: `You have only ${timeInWords(frame.duration)} to cure a breach before ${mutual ? 'the other side' : withArticle(input, frame.who)} may terminate.`,
		why: 'One slip while somebody is away could cost you the contract.',
	})
}

function noCure(input: RuleInput, frame: Frame): Decision {
	return flagged({
		...cure(input, frame),
		severity: 'medium',
		says: `There is no cure period: ${withArticle(input, frame.who)} may terminate at once for any breach.`,
		why: 'A small slip that you could mend in a day can end the contract.',
	})
}

function tooLong(input: RuleInput, frame: Frame): Decision {
	return flagged({
		...cure(input, frame),
		severity: 'low',
		says: `The cure period is ${timeInWords(frame.duration)}: you must wait that long before you may leave for a breach.`,
		why: 'Until then you go on paying for something that does not work.',
		fallback: 'Accept 45 days if you need not pay while the breach lasts.',
	})
}

function cure(_input: RuleInput, frame: Frame) {
	return {
		span: placeOf(frame),
		market: 'A cure period of 30 days after written notice, for both sides; ten days for a late payment.',
		action: 'set the cure period at 30 days for both sides',
		reason: 'It gives each of us a fair chance to put things right.',
		fallback: 'Accept 15 days.',
		replacement: null,
		confidence: Math.min(sureness(frame), frame.duration?.confidence ?? 0.7),
	}
}

/** "Determines in its sole discretion": the reason is judged; "may, in its sole discretion, terminate" only says that nobody must. */
const judges = longPattern('i')`
	\b(?:determin\w+|believ\w+|deem\w*|consider\w*|opinion|judge?ment|satisf\w+|decid\w+)\b[^.;]{0,120}\b
		(?:sole|absolute|discretion|opinion|judge?ment|satisfaction)\b
	|\b(?:sole|absolute)\b[^.;]{0,40}\b(?:opinion|judge?ment|determination|satisfaction)\b
	|\b(?:sole|absolute)\s+discretion\b[^.;]{0,20}\b(?:determin\w+|believ\w+|deem\w*|consider\w*|decid\w+)\b
`

export const soleJudgement: Rule = {
	id: 'general.sole_judgement_exit',
	playbook: 'general',
	title: 'Whether there is a reason to terminate is not theirs alone to decide',
	basis: { kind: 'G', source: 'commercial practice' },
	stake: 6,
	standard: 'A right to terminate for cause rests on facts that both sides can check, such as a material breach.',
	decide(input) {
		if (isEmployment(input) || isFunding(input) || isPublicTerms(input)) return notApplicable
		const rights = framesOf(input, 'termination', 'for_cause', 'on_event').filter((frame) => frame.modality?.value === 'may')
		const theirs = rights.find(
			(frame) =>
				standingOf(input, frame.who) === 'other' &&
				standingOf(input, frame.judgement) === 'other' &&
				frame.conditions.some(({ value }) => judges.test(value)),
		)
		if (!theirs) return notApplicable
		// Who may leave for no reason at all needs no judgment.
		if (endings(input, 'for_convenience').some((frame) => ['other', 'both'].includes(standingOf(input, frame.who)))) return notApplicable
		const who = withArticle(input, theirs.who)
		return flagged({
			severity: 'medium',
			span: placeOf(theirs),
			says: `${capitalised(who)} may terminate for a reason that it judges alone.`,
			why: 'A right that hangs on their own opinion is in effect a right to leave at will, which you do not have.',
			market: 'A right to terminate for cause rests on facts that both sides can check, such as a material breach.',
			action: 'replace the sole discretion with an objective test, such as "reasonably determines"',
			reason: 'We both need to know when the contract can end.',
			fallback: 'Accept their judgment with 30 days’ notice and the reasons in writing.',
			replacement: null,
			confidence: Math.min(sureness(theirs), theirs.judgement?.confidence ?? 0.7),
		})
	},
}

function capitalised(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

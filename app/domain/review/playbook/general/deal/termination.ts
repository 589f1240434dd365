import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../../draft-finding.ts'
import { draftingStyle, madeMutual, withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isAmendment, isEmployment, isFunding, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../../rule.ts'
import { longestExitNotice } from '../../thresholds.ts'
import { namesParty, speaksAsWe } from '../around.ts'
import {
	endings,
	isBarredFromLeaving,
	isPlainExit,
	noticeDays,
	ofTime,
	paysForLeaving,
	placeOf,
	readersEndings,
	unreadRight,
} from './ending-frames.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const lookFor = 'Check who may terminate without a reason, and on what notice.'
const sureLabel = 0.75

export const oneSidedTermination: Rule = {
	id: 'general.one_sided_termination',
	playbook: 'general',
	title: 'Termination for convenience is not theirs alone',
	basis,
	stake: 6,
	step: {
		unless: /\b(?:on\s+account\s+of|because\s+of|in\s+case\s+of|upon)\s+(?:any\s+)?such\b|\bterminate\s+such\s+(?:agreement|contract)\b/i,
	},
	standard: 'Either party may terminate for convenience on 30 days’ notice, or neither may. What was done up to then is paid.',
	decide(input) {
		// Who uses a site may simply stop; what a provider of public terms may do is judged with them.
		if (isEmployment(input) || isFunding(input) || isPublicTerms(input)) return notApplicable
		const rights = endings(input, 'for_convenience')
		const mine = readersEndings(input, 'for_convenience')
		const theirs = rights.filter((frame) => standingOf(input, frame.who) === 'other')
		// "You may close your account and we may close it": the same door, by another name.
		const alike = framesOf(input, 'termination', 'for_convenience').find(
			(frame) => standingOf(input, frame.who) === 'reader' && theirs.some(({ start }) => start === frame.start),
		)
		if (alike) return undecided
		if (mine[0]) {
			const plain = mine.find((frame) => isPlainExit(input, frame))
			return plain && !isBarredFromLeaving(input) && !paysForLeaving(input) ? passed(placeOf(plain)) : undecided
		}
		// A form in which the reader speaks as "we" gave the other side its right.
		if (theirs[0] && (isOwnForm(input, theirs[0]) || hasReadersRight(input, theirs[0]))) return undecided
		const doubtful = rights.find(({ who }) => who === null || who.value.kind === 'third')
		if (doubtful) return readYourself(lookFor, placeOf(doubtful))
		const unknown = rights.filter((frame) => standingOf(input, frame.who) === 'party')
		const right = theirs[0] ?? (unknown.every(({ mutual }) => mutual?.value === false) ? unknown[0] : undefined)
		if (!right) return unlabelled(input)
		const unread = unreadRight(input, right.who)
		return unread ? readYourself(lookFor, placeOf(right), unread) : oneSided(input, right)
	},
}

function isOwnForm(input: RuleInput, right: Frame): boolean {
	const words = visibleText(input).slice(right.start, right.end)
	return (
		/\byou\s+(?:may|can)\b/i.test(words) &&
		!input.reader.party?.names.some((name) => /^you$/i.test(name)) &&
		(speaksAsWe(input) || /\bwe(?:['’]ll|\s+(?:will|shall|refund))\b/i.test(words))
	)
}

function hasReadersRight(input: RuleInput, right: Frame): boolean {
	const names = input.reader.party?.names ?? []
	const aside = /\bwhich\s+(?:s?he|it|they)\s+(?:may|can|is\s+free\s+to)\s+do\s+(?:whenever|when|at\s+any\s+time|at\s+will)\b/i
	return input.structure.sentences.some(
		({ start, text }) => start !== right.start && aside.test(text) && namesParty(text.split(aside)[0] ?? '', names),
	)
}

/** A trained label is sure of such a right, and no frame was read there. */
function unlabelled({ readings, frames }: RuleInput): Decision {
	const covered = (span: { start: number; end: number }) =>
		frames.some(({ kind, start, end }) => kind === 'termination' && start < span.end && span.start < end)
	const sure = readings.labels.find((label) => label.name === 'Termination For Convenience' && label.score >= sureLabel && !covered(label))
	return sure ? readYourself(lookFor, sure) : notApplicable
}

function oneSided(input: RuleInput, right: Frame): Decision {
	const { reader } = input
	const who = withArticle(input, right.who)
	const you = reader.party !== null
	const days = noticeDays(right)
	const notice = days === null ? '' : days === 0 ? ', with no notice' : `, on ${ofTime(right.notice)} notice`
	const barred = framesOf(input, 'termination', 'barred').some((frame) => ['reader', 'party'].includes(standingOf(input, frame.who)))
	const paid = /\b(?:termination|cancellation)\s+(?:fee|charge|payment)s?\b/i.test(visibleText(input).slice(right.start, right.end))
	return flagged({
		severity: paid ? 'low' : barred && days !== null && days < 30 ? 'high' : 'medium',
		span: placeOf(right),
		says: `Termination for convenience (ending it without a reason) is one-sided: only ${who} has it${notice}.`,
		why: you
			? `You are bound for the whole term, while ${who} can leave whenever it suits them. Work and income you planned on can stop at short notice.`
			: `The other side is bound for the whole term, while ${who} can leave whenever it suits them.`,
		market: `Either party may terminate for convenience on 30 days’ notice, or neither may. What was done up to then is paid.`,
		action: 'make termination for convenience mutual, on the same notice',
		reason: 'The same right for both sides keeps the commitment balanced.',
		fallback: `Keep it one-sided, with at least 60 days’ notice and payment for work done and costs that can’t be canceled.`,
		replacement: mutualRight(input, right),
		confidence: sureness(right),
	})
}

function mutualRight(input: RuleInput, right: Frame): string | null {
	const words = visibleText(input).slice(right.start, right.end)
	const ofOneSide = /\b(?:its|their|his|her)\b|\bby\s+reason\s+of\b|\bin\s+addition\b/i
	const ofTheContract =
		/\b(?:terminat\w+|cancel\w*|end)\s+(?:\w+\s+)?(?:this|the)\s+(?:agreement|contract|engagement|services?|order|sow)\b/i
	return ofTheContract.test(words) && !ofOneSide.test(words) ? madeMutual(input, right) : null
}

const halfYear = 184

export const longExitNotice: Rule = {
	id: 'general.exit_notice',
	playbook: 'general',
	title: 'The notice to leave is not too long',
	basis: { kind: 'G', source: 'commercial practice' },
	stake: 6,
	standard: 'Notice to terminate for convenience is 30 to 60 days.',
	wording: { number: { unit: 'day' } },
	decide(input) {
		// What an amendment quotes may be what it takes out; and who buys goods for resale or use needs time to find another maker.
		if (isPublicTerms(input) || isEmployment(input) || isAmendment(input)) return notApplicable
		const mine = readersEndings(input, 'for_convenience').filter((frame) => frame.measure?.value.value === 1 && isPlainExit(input, frame))
		const timed = mine
			.flatMap((frame) => (noticeDays(frame) === null ? [] : [{ frame, days: noticeDays(frame)! }]))
			.sort((a, b) => a.days - b.days)
		const [shortest] = timed
		if (!shortest || mine.length > timed.length) return notApplicable
		if (shortest.days <= longestExitNotice) return isBarredFromLeaving(input) ? undecided : passed(placeOf(shortest.frame))
		// A door that the reader alone has, or both on the same notice, is no trap: half a year is usual where both plan ahead.
		if (shortest.days <= halfYear) return undecided
		if (
			standingOf(input, shortest.frame.who) === 'both' &&
			(input.parties.length > 2 ||
				input.documentType === 'Supply Agreement' ||
				/\b(?:its|their)\s+participation\b/i.test(visibleText(input).slice(shortest.frame.start, shortest.frame.end)) ||
				/^part(?:y|ies)$/i.test(input.reader.party?.name ?? ''))
		)
			return notApplicable
		const { paper } = draftingStyle(input)
		return flagged({
			severity: 'medium',
			span: placeOf(shortest.frame),
			says: `To leave you must give ${ofTime(shortest.frame.notice)} notice.`,
			why: 'You go on paying or working for all that time after you have decided to leave.',
			market: 'Notice to terminate for convenience is 30 to 60 days.',
			action: 'shorten the notice to terminate to 60 days',
			reason: `That leaves both of us time to wind down this ${paper}.`,
			fallback: `Accept ${longestExitNotice} days.`,
			replacement: null,
			confidence: sureness(shortest.frame),
		})
	},
}

import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import type { Rule } from '../../rule.ts'
import { placeOf } from './ending-frames.ts'

export const refunds: Rule = {
	id: 'general.no_refund',
	playbook: 'general',
	title: 'Prepaid fees come back if they fail you',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	standard: 'If the customer terminates for breach, prepaid fees for the rest of the term come back.',
	decide(input) {
		if (
			isFunding(input) ||
			isEmployment(input) ||
			isPublicTerms(input) ||
			readerPays(input) !== true ||
			input.documentType === 'Office Lease'
		)
			return notApplicable
		const returned = framesOf(input, 'payment', 'refund').find((frame) => standingOf(input, frame.who) === 'other')
		const kept = framesOf(input, 'payment', 'non_refundable').filter((frame) => standingOf(input, frame.who) !== 'other')
		const [frame] = kept.filter((each) => isOngoing(visibleText(input).slice(each.start, each.end)))
		if (!frame)
			return returned &&
				/\b(?:prepaid|pre-paid|unused|unearned)\b/i.test(visibleText(input).slice(returned.start, returned.end)) &&
				/\bterminat|\bbreach/i.test(visibleText(input).slice(returned.start, returned.end))
				? passed(placeOf(returned))
				: notApplicable
		if (frame.exceptions.length > 0 || returned) return notApplicable
		const other = framesOf(input, 'payment', 'refund')[0]
		if (other) return readYourself('Check in which cases fees you have paid come back.', placeOf(frame))
		const { paper, duty } = draftingStyle(input)
		const them = input.parties.filter(({ id }) => id !== input.reader.party?.id)
		const who =
			them.length === 1 && them[0]
				? withArticle(input, { value: { kind: 'party', party: them[0].id }, start: 0, end: 1, confidence: 1, reader: 'embedded' })
				: null
		return flagged({
			severity: 'medium',
			span: placeOf(frame),
			says: 'What you pay is non-refundable, even if they are in breach and you terminate.',
			why: 'Once they have your money there is less reason to put a failure right.',
			market: 'If the customer terminates for breach, prepaid fees for the rest of the term come back.',
			action: 'add a refund of prepaid fees for the remaining term if we terminate for your breach',
			reason: 'Nobody should pay for a service that has stopped.',
			fallback: 'Pay by the month or quarter instead of in advance.',
			replacement: who
				? `If this ${paper} is terminated because of a breach by ${who}, ${who} ${duty} refund all prepaid fees for the period after termination.`
				: null,
			confidence: Math.min(frame.effect.confidence, 0.75),
		})
	},
}

/** Fees for a time to come, or all fees; a one-time fee for what was done is rightly kept. */
function isOngoing(words: string): boolean {
	return (
		longPattern('i')`
			\b(?:all|any)\s+(?:\w+\s+){0,3}(?:fees?|payments?|amounts?|sums?|charges|sales|purchases)\b
			|\b(?:prepaid|subscription|annual|yearly|in\s+advance|no\s+refunds?)\b|(?:^|\.\s+|\d\s+)(?:fees|payments)\b
		`.test(words) && !/\b(?:one[\s-]time|set-?up|implementation|initial|production|deposit|up-?front|licen[cs]e\s+fees?)\b/i.test(words)
	)
}

/** What was supplied or ordered before the end is owed anyway. */
const isForWorkDone = longPattern('i')`
	\b(?:remaining\s+inventory|work[\s-]+in[\s-]+pro(?:cess|gress))\b
	|\b(?:outstanding|accrued|due|unpaid|remaining\s+to\s+be\s+paid)\b[^.;]{0,80}\b
		(?:supplied|delivered|performed|rendered|provided|ordered|accrued)\b[^.;]{0,40}\b(?:prior\s+to|before|up\s+to|through)\b
`

export const endingCharge: Rule = {
	id: 'general.ending_charge',
	playbook: 'general',
	title: 'Leaving early costs nothing beyond what was used',
	basis: { kind: 'G', source: 'commercial practice' },
	standard: 'On early termination the customer pays for what was delivered and costs that can’t be canceled.',
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input)) return notApplicable
		const frame = framesOf(input, 'payment', 'ending_charge').find(
			(each) =>
				standingOf(input, each.who) === 'reader' &&
				!/\b(?:resum\w+|reinstat\w+)\b/i.test(visibleText(input).slice(each.start, each.end)) &&
				!isForWorkDone.test(visibleText(input).slice(each.start, each.end)),
		)
		if (!frame) return notApplicable
		return flagged({
			severity: 'medium',
			span: placeOf(frame),
			says: 'If the contract ends early, you must pay a termination charge or the fees for the rest of the term.',
			why: 'Your right to leave is worth little if leaving costs as much as staying.',
			market: 'On early termination the customer pays for what was delivered and costs that can’t be canceled.',
			action: 'limit what we owe on termination to work done and costs that cannot be canceled',
			reason: 'That covers your real loss.',
			fallback: 'Accept a charge that falls each month, and none at all if you leave for their breach.',
			replacement: null,
			confidence: sureness(frame),
		})
	},
}

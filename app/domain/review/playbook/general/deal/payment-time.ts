import { longPattern } from '#app/domain/text/long-pattern.ts'
import { daysOf } from '../../../frames/reading/slots.ts'
import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { percent } from '../../measures.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isPublicTerms, readerPays, standingOf } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { longestPaymentWait, shortestPaymentTime, steepLateCharge, usualLateCharge } from '../../thresholds.ts'
import { isWholeQuote, namesParty, othersNames } from '../around.ts'
import { placeOf, timeInWords } from './ending-frames.ts'

/** Whether the reader is the one who pays under a frame; `null` where that can't be told. */
function paysUnder(input: RuleInput, frame: Frame): boolean | null {
	const standing = standingOf(input, frame.who)
	if (standing === 'reader') return true
	if (standing === 'other') return false
	return standing === 'unknown' ? readerPays(input) : null
}

export const paymentTime: Rule = {
	id: 'general.payment_time',
	playbook: 'general',
	title: 'The time to pay is fair to you',
	basis: { kind: 'S', source: 'Common Paper and Bonterms: 30 days' },
	stake: 7,
	standard: 'Invoices are paid within 30 days, 45 with large companies.',
	wording: { number: { unit: 'day' } },
	comparesFacts: true,
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input)) return notApplicable
		const terms = framesOf(input, 'payment', 'payment_term').filter(({ duration }) => duration && duration.confidence >= 0.6)
		const timed = terms.flatMap((frame) =>
			frame.duration ? [{ frame, days: daysOf(frame.duration.value) ?? 0, pays: paysUnder(input, frame) }] : [],
		)
		const long = timed.find(({ days, pays, frame }) => pays === false && days > longestPaymentWait && !isPaidToOther(input, frame))
		if (long) return slow(input, long.frame)
		const short = timed.find(
			({ days, pays, frame }) =>
				pays === true &&
				days < shortestPaymentTime &&
				frame.who !== null &&
				/\b(?:invoic|bill|receipt|statement)/i.test(visibleText(input).slice(frame.start, frame.end)),
		)
		if (short) return quick(input, short.frame)
		const fair = timed.find(({ pays, frame }) => pays !== null && (frame.duration?.confidence ?? 0) >= 0.8 && isOfTheFee(input, frame))
		return fair && !waitsForOthers(input) && !(fair.pays === false && waitsForTheEnd(input)) && timed.every(({ pays }) => pays !== null)
			? passed(placeOf(fair.frame))
			: notApplicable
	},
}

function isPaidToOther(input: RuleInput, { start, end }: Frame): boolean {
	const to = /\bpay\b[^.;]{0,80}?\bto\s+(?:the\s+)?([^.;,]{2,60})/i.exec(visibleText(input).slice(start, end))?.[1] ?? ''
	const first = to.split(/\b(?:within|on|by|no\s+later)\b/i)[0] ?? ''
	// Names may differ in capitals from those at the top.
	return (
		!namesParty(first, input.reader.party?.names ?? []) &&
		othersNames(input).some((name) => first.toLowerCase().startsWith(name.toLowerCase()))
	)
}

/** "No payment is due until the end client has paid": then nobody promises a time to pay. */
function waitsForOthers({ structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }) =>
		longPattern('i')`
			\bpa(?:y|id|yment)\w*\b[^.;]{0,120}\b(?:
				until|unless|only\s+(?:if|when|after)|conditioned\s+(?:up)?on|contingent\s+(?:up)?on|condition\s+precedent
			)\b[^.;]{0,100}\b(?:end\s+client|client|owner|customer|third\s+part(?:y|ies))\b[^.;]{0,60}\b(?:pays?|paid|payment|receiv\w+)
			|\bpay[\s-]when[\s-]paid\b
		`.test(text),
	)
}

/** "The fee falls due only at the end, once the other side has approved the work": the days after that are no time to pay. */
function waitsForTheEnd({ structure }: RuleInput): boolean {
	const late = longPattern('i')`
		\b(?:fees?|payments?|price|sums?|amounts?|charges|invoices?|compensation|commissions?)\b[^.;]{0,100}\b
			(?:due|payable|paid|pays?|earned|invoiced?|issued?|submitted|fall\w*)\b[^.;]{0,60}\b
			(?:upon|after|at|once|when|on|until|following|subject\s+to)\b[^.;]{0,60}\b(?:
			complet\w+|(?:the\s+)?end\b(?!\s+of\s+(?:each|the|every|a)\s+(?:calendar\s+)?(?:month|quarter|year))|accept(?:ance|ed|s)|approv\w+
			|satisf\w+|sign-?off|final
		)
		|\bpayment\s+follows\b
		|\bno\s+(?:fee|payment|sum|amount)\b[^.;]{0,60}\b(?:before|until)\b
	`
	return structure.sentences.some(({ text }) => late.test(text))
}

/** The fee of the contract, in a sentence of its own: not a balance, a refund or a cost that one side may once owe the other. */
function isOfTheFee(input: RuleInput, frame: Frame): boolean {
	const place = placeOf(frame)
	const words = visibleText(input).slice(place.start, place.end)
	const incidental = longPattern('i')`
		\b(?:
			reimburs\w*|refund\w*|credits?\b|excess|overpa\w+|underpa\w+|shortfall|negative|balance|reconcil\w*|true-?up|adjust\w*|penalt\w+
			|indemni\w+|interest|damages|deposit|audit|taxes
		)\b
	`
	return (
		isWholeQuote(input, place) &&
		!incidental.test(words) &&
		!/^\W*(?:if|notwithstanding|in\s+the\s+event|should|where|and|or)\b/i.test(words) &&
		!/\(\s*or\b|\bas\s+provided\s+otherwise\b/i.test(words)
	)
}

function slow(input: RuleInput, frame: Frame) {
	const { duty } = draftingStyle(input)
	return flagged({
		severity: 'medium',
		span: placeOf(frame),
		says: `You wait ${timeInWords(frame.duration)} to be paid.`,
		why: 'For that time you lend them your wages and costs without interest.',
		market: 'Invoices are paid within 30 days, 45 with large companies.',
		action: 'shorten the payment term to 30 days',
		reason: 'It keeps our cash flow steady while we work for you.',
		fallback: 'Accept 45 days, or a discount of 1–2% for payment within 15.',
		replacement: null,
		confidence: Math.min(frame.duration?.confidence ?? 0.7, duty ? 0.8 : 0.8),
	})
}

function quick(_input: RuleInput, frame: Frame) {
	return flagged({
		severity: 'low',
		span: placeOf(frame),
		says: `You have only ${timeInWords(frame.duration)} to pay.`,
		why: 'One absence in accounting makes you late, with whatever follows from that.',
		market: 'Invoices are paid within 30 days of receipt.',
		action: 'extend the payment term to 30 days from receipt of the invoice',
		reason: 'It fits our monthly payment run.',
		fallback: 'Accept 15 days, with ten days’ grace before a payment counts as late.',
		replacement: null,
		confidence: Math.min(frame.duration?.confidence ?? 0.7, 0.75),
	})
}

export const lateCharge: Rule = {
	id: 'general.late_charge',
	playbook: 'general',
	title: 'Interest on late payment is moderate',
	basis: { kind: 'S', source: 'Bonterms cloud terms: 1.5 percent a month' },
	standard: 'At most 1.5% a month on undisputed amounts.',
	wording: { number: { unit: 'percent' } },
	comparesFacts: true,
	decide(input) {
		if (isFunding(input) || isEmployment(input)) return notApplicable
		const charges = framesOf(input, 'payment', 'late_charge').filter((frame) => paysUnder(input, frame) === true)
		const steep = charges.find(({ measure }) => (measure?.value.value ?? 0) > usualLateCharge + 0.001)
		if (!steep?.measure) return charges[0] ? passed(placeOf(charges[0])) : notApplicable
		const rate = steep.measure.value.value
		return flagged({
			severity: rate > steepLateCharge ? 'medium' : 'low',
			span: placeOf(steep),
			says: `Late payments cost you ${percent(rate)} a month, which is ${percent(rate * 12)} a year.`,
			why: 'A disputed or forgotten invoice grows fast.',
			market: 'At most 1.5% a month on undisputed amounts.',
			action: 'lower the interest on late payment to 1% a month, on undisputed amounts only',
			reason: 'It still covers the cost of a delay.',
			fallback: 'Accept 1.5% a month, from ten days after a reminder.',
			replacement: null,
			confidence: Math.min(steep.effect.confidence, 0.8),
		})
	},
}

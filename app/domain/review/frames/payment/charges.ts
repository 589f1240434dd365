import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { type Actor, emptyFrame, type Slot } from '../frame.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'

const late =
	/\b(?:late|overdue|past[\s-]due|delinquent|not\s+(?:been\s+)?paid|unpaid|remain\w*\s+unpaid|fails?\s+to\s+pay|when\s+due|arrears|outstanding|delay\w*)\b/i
const charge =
	/\b(?:interest|late\s+(?:payment\s+)?(?:fees?|charges?)|finance\s+charges?|service\s+charges?|penalt\w+|liquidated\s+damages)\b/i
const nonRefundable = longPattern('i')`
	\b(?:fees?|payments?|amounts?|charges?|deposits?|subscriptions?|sums?|prices?|purchases?|sales)\b[^.;]{0,120}\b(?:
		(?:is|are|be|shall\s+be|will\s+be)\s+(?:[\w-]+,?\s+(?:and\s+)?){0,4}?non-?refundable|(?:is|are|be)\s+not\s+refundable
		|(?:will|shall)\s+not\s+be\s+refund\w*|(?:is|are)\s+(?:not|never)\s+(?:refunded|returned|repaid|paid\s+back|given\s+back)
		|non-?refundable
	)\b
	|\bno\s+refunds?\b(?![^.;]{0,40}\b(?:unless|except)\b)
	|\bnon-?refundable\s+(?:[\w-]+\s+){0,3}(?:fees?|payments?|deposit)\b
`
const except = /\b(?:except|unless|other\s+than|save|subject\s+to|provided)\b/i

/** Charges for lateness, and money that never comes back. */
export function readCharges(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, late, nonRefundable).flatMap((provision) => [...lateCharge(provision), ...notReturned(provision)])
}

function lateCharge(provision: Provision): FrameDraft[] {
	const { sentence } = provision
	const { text, start } = sentence
	if (
		!late.test(text) ||
		!charge.test(text) ||
		/\b(?:prime|LIBOR|SOFR|base\s+rate|judgment|underpay|indebtedness|loan|principal)\b/i.test(text)
	)
		return []
	const rate = readPercentages(text)
		.map((found) => ({ ...found, monthly: monthly(text, found) }))
		.find(({ monthly: value }) => value !== null)
	if (!rate || rate.monthly === null) return []
	const place = { start: start + rate.start, end: start + rate.end }
	return [
		{
			...frame('late_charge', provision, place, 0.8),
			who: payer(provision),
			measure: slot({ value: rate.monthly, unit: 'percent_a_month' }, place, 0.8),
		},
	]
}

function monthly(text: string, { end, value }: { end: number; value: number }): number | null {
	const behind = text.slice(end, end + 60)
	if (
		longPattern('i')`
			^\)?\s*(?:\([^)]{0,20}\)\s*)?(?:\w+\s+){0,3}?(?:per|a|each|every|for\s+each|of\s+\w+\s+per)\s+(?:calendar\s+)?month
			|^\)?\s*(?:interest\s+)?monthly|^\)?\s*p\.?m\b
		`.test(behind)
	)
		return value
	if (/^\)?\s*(?:\w+\s+){0,3}?(?:per|a|each)\s+(?:calendar\s+)?(?:day)\b|^\)?\s*daily/i.test(behind)) return value * 30
	if (/^\)?\s*(?:\w+\s+){0,3}?(?:per\s+(?:annum|year)|a\s+year|annual\w*|p\.?a\b|each\s+year)/i.test(behind)) return value / 12
	return null
}

function payer({ predications }: Provision): Slot<Actor> | null {
	const owed = predications.find(
		({ verb, modality, subject }) => /^(?:pay|owe|incur|be liable|bear)$/.test(verb) && modality !== 'may' && subject?.actor,
	)
	return owed?.subject?.actor ? slot(owed.subject.actor, owed.subject, owed.confidence) : null
}

function notReturned(provision: Provision): FrameDraft[] {
	const { text, start } = provision.sentence
	const match = nonRefundable.exec(text)
	if (!match || /\b(?:non-?refundable\s+(?:tickets?|bookings?|reservations?)|tax(?:es)?\s+(?:\w+\s+){0,3}non-?refundable)\b/i.test(text))
		return []
	const place = { start: start + match.index, end: start + match.index + match[0].length }
	const limit = except.exec(text)
	return [
		{
			...frame('non_refundable', provision, place, 0.85),
			who: payer(provision),
			exceptions: limit ? [slot(text.slice(limit.index), { start: start + limit.index, end: start + text.length }, 0.8)] : [],
		},
	]
}

function frame(effect: string, { sentence }: Provision, place: { start: number; end: number }, confidence: number): FrameDraft {
	return emptyFrame('payment', slot<string>(effect, place, confidence), {
		start: sentence.start,
		end: sentence.end,
		clauseId: sentence.clauseId,
	})
}

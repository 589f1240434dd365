import { around, durationFacts } from './duration-facts.ts'
import { readDurations } from './durations.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact, plainNumber } from './make-fact.ts'

const net = /\bnet[ -]?(\d{1,3})(?: ?days?)?\b(?! (?:business|calendar)|[.,]\d|\/)/gi
const paying = /\b(?:pay\w*|paid|invoice[sd]?|due|reimburs\w+|remit\w*)\b/i
const within = /\b(?:within|in|no\slater\sthan|not\slater\sthan|due)\s(?:\w+\s){0,2}?$/i
const behindPay = /^[^.;]{0,60}\b(?:invoices?|receipt|billing|statement|due\sdate|presentation|(?:end|close)\sof\s(?:the|each|such)|submission|delivery)\b/i

/** How many days there are to pay: "net 30", "within thirty (30) days of receipt of the invoice". */
export function readPaymentFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	for (const match of source.text.matchAll(net)) {
		const value = Number(match[1])
		facts.push(makeFact(source, 'payment_terms', { start: match.index, end: match.index + match[0].length }, { value: plainNumber(value), unit: 'days', quantity: value }))
	}
	for (const sentence of source.sentences) {
		if (!paying.test(sentence.text) || /\bdispute|\bterminat\w+\sthis|\bcure\b/i.test(sentence.text)) continue
		for (const duration of readDurations(sentence.text, sentence.start)) {
			const { before, behind } = around(sentence, duration)
			if (duration.unit !== 'months' && within.test(before) && (behindPay.test(behind) || /\b(?:pay(?:able|ment)?|paid|due)\b[^.;]{0,50}$/i.test(before))) facts.push(...durationFacts(source, 'payment_terms', duration))
		}
	}
	return facts
}

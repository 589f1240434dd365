import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact, plainNumber } from './make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'

export interface Percentage extends Span {
	value: number
}

const inDigits = /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{1,6})?|\d{1,2}\s\d\/\d|\d{0,2}[½¼¾])\s?(?:%|percent(?![\p{L}])|per\scent(?![\p{L}]))/giu
const inWords = new RegExp(`(?<![\\p{L}-])(${numberWordsPattern})\\s(?:\\(\\d{1,3}\\)\\s)?(?:percent|per\\scent)(?![\\p{L}])`, 'giu')

/** All percentages in `text`, their spans shifted by `offset`. */
export function readPercentages(text: string, offset = 0): Percentage[] {
	const found: Percentage[] = []
	for (const [pattern, parse] of [[inDigits, parseDigits], [inWords, parseNumberWords]] as const) {
		for (const match of text.matchAll(pattern)) {
			const value = parse(match[1] ?? '')
			if (value !== null) found.push({ start: offset + match.index, end: offset + match.index + match[0].length, value })
		}
	}
	return found.sort((a, b) => a.start - b.start)
}

const interest = /\binterest\b|\blate\s(?:fee|charge|payment)|\bper\sannum\b|\bfinance\scharge/i

/** Percentages; those that a sentence about interest or lateness states are interest rates besides. */
export function readPercentageFacts(source: FactSource): ParsedFact[] {
	return source.sentences.flatMap((sentence) =>
		readPercentages(sentence.text, sentence.start).flatMap((percentage) => {
			const value = { value: plainNumber(percentage.value), unit: 'percent', quantity: percentage.value }
			const around = source.text.slice(Math.max(sentence.start, percentage.start - 120), Math.min(sentence.end, percentage.end + 80))
			const rate = interest.test(around) && !/\b(?:voting|ownership|membership|majority|controlling)\sinterest|\binterests?\sof\b/i.test(around)
			return [makeFact(source, 'percentage', percentage, value), ...(rate ? [makeFact(source, 'interest_rate', percentage, value)] : [])]
		}),
	)
}

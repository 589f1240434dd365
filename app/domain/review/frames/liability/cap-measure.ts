import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import type { Frame } from '../frame.ts'
import { slot } from '../reading/slots.ts'

/**
 * What a cap on liability is measured by. `measure.unit` is `months_of_fees`, `times_fees`, `percent_of_fees` or `fees`
 * (all fees of the contract, value 1).
 */
export type CapMeasure = Pick<Frame, 'amount' | 'measure' | 'what'>

const fees = longPattern('i')`
	\b(?:
		fees?|amounts?|price|charges?|sums?|payments?|consideration|paid|payable|commissions?|royalt(?:y|ies)|rent|premiums?|invoiced
		|billed|contract\s+(?:value|sum)|compensation|received|remuneration
	)\b
`
const times =
	/\b(two|three|four|five|ten|one\s+and\s+(?:a|one)\s+half|[1-9](?:\.\d)?)\s?(?:\(\s?\d(?:\.\d)?\s?x?\s?\)\s*)?(?:times|x\b)|\b(twice|double)\b/i

/**
 * The size of a cap, read from the words behind "exceed" or "limited to"; `null` where they name no size at all. Of
 * "the greater of" the larger sum counts, of "the lesser of" the smaller; a sum and months of fees may both be there.
 */
export function capMeasure(words: string, offset: number): CapMeasure | null {
	const lesser = /\b(?:lesser|lower|smaller)\b/i.test(words)
	const sums = readAmounts(words, offset).sort((a, b) => (lesser ? a.value - b.value : b.value - a.value))
	const [sum] = sums
	const measure = fees.test(words) ? feesMeasure(words, offset) : null
	if (!sum && !measure) return null
	const amount = sum ? slot({ amount: sum.value, currency: sum.currency }, sum, 0.85) : null
	return { amount, measure, what: slot(words.trim(), { start: offset, end: offset + words.length }, 0.7) }
}

function feesMeasure(words: string, offset: number) {
	const months = readDurations(words, offset).filter(
		({ unit, readings }) => readings.length === 1 && (unit === 'months' || unit === 'days') && (readings[0] ?? 0) > 0,
	)
	const multiple = times.exec(words)
	const share = readPercentages(words, offset)[0]
	if (share && share.value !== 100) return slot({ value: share.value, unit: 'percent_of_fees' }, share, 0.85)
	const factor = multiple ? (multiple[2] ? 2 : (parseNumberWords(multiple[1] ?? '') ?? Number(multiple[1]))) : null
	const [period] = months
	if (period) {
		const value = period.unit === 'days' ? Math.round((period.readings[0] ?? 0) / 30) : (period.readings[0] ?? 0)
		return slot({ value: value * (factor ?? 1), unit: 'months_of_fees' }, period, 0.85)
	}
	if (multiple && factor) return slot({ value: factor, unit: 'times_fees' }, at(multiple, offset), 0.8)
	const year = longPattern('i')`
		\b(?:preceding|prior|previous|last|past|one|a|each|any|per|contract|calendar|most\s+recent|12[\s-]month)\s+
			(?:contract\s+|calendar\s+|full\s+)?(?:year|annum)\b
		|\bannual(?:ly)?\b
		|\byearly\b
	`.exec(words)
	if (year) return slot({ value: 12 * (factor ?? 1), unit: 'months_of_fees' }, at(year, offset), 0.75)
	const month =
		/\b(?:in|during|for)\s+the\s+(?:calendar\s+|preceding\s+|last\s+|prior\s+|most\s+recent\s+)*month\b|\bone\s+month(?:'s)?\b/i.exec(words)
	if (month) return slot({ value: 1, unit: 'months_of_fees' }, at(month, offset), 0.75)
	const all = fees.exec(words)
	return all ? slot({ value: 1, unit: 'fees' }, at(all, offset), 0.7) : null
}

function at(match: RegExpExecArray, offset: number): Span {
	return { start: offset + match.index, end: offset + match.index + match[0].length }
}

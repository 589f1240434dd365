import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { currencyBefore, currencyBehind, currencyCue, currencyOf } from './currencies.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { plainNumber } from './plain-number.ts'
import { matchesWithin, stretches } from '../stretches.ts'

export interface Amount extends Span {
	/** ISO 4217. */
	currency: string
	/** In whole units of the currency, cents behind the point. */
	value: number
}

const digits = '\\d{1,3}(?:[,.’]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,3}(?:[\\u00a0\\u202f]\\d{3}){1,3}|\\d{1,12}(?:\\.\\d{1,4})?|\\.\\d{1,5}'
const scales = 'thousand|million|billion|lakhs?|crores?|bn|mm|k|m'
const scale = `(?:\\s?(${scales})(?![\\p{L}]))?`
/** "$5OO,000": a scan has read letters for zeros, and the sum is not known. */
const signFirst = new RegExp(`(?<![\\p{L}\\d])(${currencyBefore})\\s{0,2}(${digits})(?![\\d,.]*[OolI][OolI\\d,])${scale}`, 'giu')
const nameLast = new RegExp(
	patternPart`
		(?<![\p{L}\d$€£.,-])(?:(${digits}|\d{1,3}(?:\s\d{3}){1,3})${scale}|(${numberWordsPattern}))\s?(?:and\s(?:no|\d{1,2}|00)/100s?\s)?
		(${currencyBehind})(?![\p{L}\d])
	`,
	'giu',
)
const upperEnd = new RegExp(`^\\s?(?:[-–—]|to)\\s?(${digits})\\s?(${scales})(?![\\p{L}])`, 'iu')

/**
 * All sums of money in `text`, their spans shifted by `offset`. Of "one hundred dollars ($100)" both readings,
 * of a range ("$5 to 10 million") both ends, the scale behind the second counting for the first.
 */
export function readAmounts(text: string, offset = 0): Amount[] {
	const near = stretches(text, currencyCue, 110, 40)
	const found: (Amount & { scaled: boolean })[] = []
	const add = (at: number, length: number, currency: string, value: number | null, word: string | undefined) => {
		if (value !== null)
			found.push({ start: at, end: at + length, currency: currencyOf(currency), value: scaled(value, word), scaled: word !== undefined })
	}
	for (const { at, match } of matchesWithin(text, near, signFirst)) {
		const [whole, sign = '', number = '', word] = match
		const end = at + whole.length
		const upper = word === undefined ? upperEnd.exec(text.slice(end, end + 40)) : null
		add(at, whole.length, sign, parseDigits(number), upper?.[2] ?? word)
		if (upper)
			add(
				end + upper[0].indexOf(upper[1] ?? ''),
				upper[0].length - upper[0].indexOf(upper[1] ?? ''),
				sign,
				parseDigits(upper[1] ?? ''),
				upper[2],
			)
	}
	for (const { at, match } of matchesWithin(text, near, nameLast))
		add(at, match[0].length, match[4] ?? '', match[1] === undefined ? parseNumberWords(match[3] ?? '') : parseDigits(match[1]), match[2])
	const amounts = found.sort((a, b) => a.start - b.start).filter((each, index, all) => (all[index - 1]?.end ?? 0) <= each.start)
	return amounts.map(({ start, end, currency, value, scaled: own }, index) => {
		const next = amounts[index + 1]
		const shared =
			!own && next?.scaled && next.value > value && /^\s?(?:[-–—]|to)\s?$/.test(text.slice(end, next.start))
				? /\p{L}+$/u.exec(text.slice(next.start, next.end))?.[0]
				: undefined
		return { start: offset + start, end: offset + end, currency, value: scaled(value, shared) }
	})
}

export function amountValue({ value, currency }: Amount) {
	return { value: plainNumber(value), unit: currency, quantity: value }
}

function scaled(value: number, word: string | undefined): number {
	const factor = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, million: 1e6, bn: 1e9, billion: 1e9, lakh: 1e5, crore: 1e7 }[
		word?.toLowerCase().replace(/s$/, '') ?? ''
	]
	return factor === undefined ? value : Math.round(value * factor * 100) / 100
}

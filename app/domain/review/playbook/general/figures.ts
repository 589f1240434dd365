import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { type CalendarDate, readDates } from '#app/domain/review/facts/dates/dates.ts'
import { type Duration, readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'

/** What a figure of a sentence counts: a sum of money, a share in percent, a day, a length of time or a number of things. */
export type FigureKind = 'M' | 'P' | 'D' | 'T' | 'N'

/** One figure of a sentence. */
export interface Figure extends Span {
	kind: FigureKind
	/** Of money in whole units, of a share in percent, of a day in days since 1970, of a length of time in months or days (`unit`). */
	value: number
	/** The currency, or the unit of a length of time; empty otherwise. */
	unit: string
}

/**
 * A sentence with each figure masked by its kind, so that a rule can say what stands between figures without knowing how
 * they are written: "⟦M0⟧ is paid in ⟦N1⟧ parts of ⟦M2⟧".
 */
export interface MaskedSentence {
	words: string
	figures: Figure[]
}

const percent = new RegExp(
	String.raw`(?<![\p{L}\d.,])(?:(\d{1,3}(?:[.,]\d{1,4})?)|(${numberWordsPattern}))\s?(?:%|percent|per\s?cents?|\(\s?\d{1,3}(?:\.\d{1,4})?\s?%\s?\))`,
	'giu',
)
const number = new RegExp(
	patternPart`
		(?<![\p{L}\d.,/§-])(?:
			(\d{1,3}(?:,\d{3})+|\d{1,9}(?:\.\d{1,4})?)(?![\d.,]*\d|\/|(?:st|nd|rd|th)\b)|(${numberWordsPattern})(?:\s\(\s?\d{1,9}\s?\))?
		)(?![\p{L}%])
	`,
	'giu',
)
export const millisecondsOfADay = 86_400_000

/** Masks the figures of a sentence. Lengths of time that are told in two ways at odds are left unmasked. */
export function maskFigures(text: string): MaskedSentence {
	const found: Figure[] = []
	const add = (figure: Figure) => {
		if (!found.some(({ start, end }) => start < figure.end && figure.start < end)) found.push(figure)
	}
	for (const { start, end, value, currency } of readAmounts(text)) add({ kind: 'M', start, end, value, unit: currency })
	for (const date of readDates(text)) add(figureOfDate(date))
	for (const duration of readDurations(text)) for (const figure of figuresOfDuration(duration)) add(figure)
	for (const match of allMatches(text, percent)) {
		const value = match[1] === undefined ? parseNumberWords(match[2] ?? '') : Number(match[1].replace(',', '.'))
		if (value !== null) add({ kind: 'P', start: match.index, end: match.index + match[0].length, value, unit: '' })
	}
	for (const match of allMatches(text, number)) {
		const value = match[1] === undefined ? parseNumberWords(match[2] ?? '') : parseDigits(match[1])
		if (value !== null) add({ kind: 'N', start: match.index, end: match.index + match[0].length, value, unit: '' })
	}
	const figures = found.sort((a, b) => a.start - b.start)
	let words = ''
	let at = 0
	for (const [index, { start, end, kind }] of figures.entries()) {
		words += `${text.slice(at, start)}⟦${kind}${index}⟧`
		at = end
	}
	return { words: words + text.slice(at), figures }
}

function figureOfDate({ start, end, iso }: CalendarDate): Figure {
	return { kind: 'D', start, end, value: Date.parse(iso) / millisecondsOfADay, unit: '' }
}

function figuresOfDuration({ start, end, unit, readings }: Duration): Figure[] {
	const [value, ...more] = readings
	return value === undefined || more.length > 0 ? [] : [{ kind: 'T', start, end, value, unit }]
}

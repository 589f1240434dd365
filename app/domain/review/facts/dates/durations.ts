import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from '../amounts/number-words.ts'

export type DurationUnit = 'hours' | 'days' | 'business days' | 'months'

/** A length of time, years counted as 12 months, quarters as 3, weeks as 7 days. */
export interface Duration extends Span {
	unit: DurationUnit
	/** One value, or two where words and digits disagree: neither reading is dropped. */
	readings: number[]
}

const units = 'hour|day|week|month|quarter|year'
const number = patternPart`
	(?:
		(${numberWordsPattern})(?:\s{0,3}-?\(\s?(\d{1,4}(?:\.\d{1,2})?|\d?[½¼¾])\s?\))?
		|(\d{1,4}(?:\.\d{1,2})?|\d?[½¼¾])(?:\s?\(\s?(${numberWordsPattern})\s?\))?
	)
`
const numberBegins = '(?<![\\p{L}\\d$€£.,/-])'
const kind =
	'(?:(calendar|business|working|banking|trading|consecutive|full|additional|successive|further|continuous)\\s{1,2}|[a-z]{4,10}\\s(?=business|calendar))?'
/** The word that names the unit is found first, and what stands before it is read backwards: few words are units, so a long text is passed over fast. */
const pattern = new RegExp(`(?:${units})(?<=(${numberBegins}${number}(?:\\s{1,2}|\\s?[-–]\\s?)${kind})(${units}))s?(?![\\p{L}])`, 'giu')
const rangeBefore = new RegExp(`${numberBegins}${number}\\s?(?:to|or|and|[-–])\\s?$`, 'iu')
const unitOf: Record<string, [DurationUnit, number]> = {
	hour: ['hours', 1],
	day: ['days', 1],
	week: ['days', 7],
	month: ['months', 1],
	quarter: ['months', 3],
	year: ['months', 12],
}

/** All lengths of time in `text`, their spans shifted by `offset`. Of a range ("30 to 60 days", "between 30 and 60 days") both ends. */
export function readDurations(text: string, offset = 0): Duration[] {
	const durations: Duration[] = []
	for (const match of allMatches(text, pattern)) {
		const [whole, lead = '', words, digits, plain, inWords, kindName = '', name = ''] = match
		const [base, factor] = unitOf[name.toLowerCase()] ?? ['days', 1]
		const working = /^(?:business|working|banking|trading)$/i.test(kindName) && base === 'days' && factor === 1
		const unit = working ? 'business days' : base
		const from = match.index - lead.length
		const end = offset + match.index + whole.length
		const lower = rangeBefore.exec(text.slice(Math.max(0, from - 40), from))
		if (
			lower &&
			(!/and\s?$/i.test(lower[0]) ||
				/\bbetween\s{1,2}$/i.test(text.slice(Math.max(0, from - lower[0].length - 10), from - lower[0].length)))
		) {
			durations.push({
				start: offset + from - lower[0].length,
				end,
				unit,
				readings: readingsOf(lower[1], lower[2], lower[3], lower[4], factor),
			})
		}
		const start = from + (words !== undefined && /^a\s/i.test(words) && parseNumberWords(words) === null ? 2 : 0)
		durations.push({ start: offset + start, end, unit, readings: readingsOf(words, digits, plain, inWords, factor) })
	}
	return durations.filter(({ readings }) => readings.length > 0)
}

function readingsOf(
	words: string | undefined,
	digits: string | undefined,
	plain: string | undefined,
	inWords: string | undefined,
	factor: number,
): number[] {
	const found = [words ?? inWords].flatMap((each) => (each === undefined ? [] : (parseNumberWords(each) ?? [])))
	const numeric = digits ?? plain
	const value = numeric === undefined ? null : parseDigits(numeric)
	if (value !== null) found.push(value)
	return [...new Set(found)].map((each) => each * factor)
}

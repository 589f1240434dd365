import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { parseNumberWords } from '../amounts/number-words.ts'
import { matchesWithin, stretches } from '../stretches.ts'

export interface CalendarDate extends Span {
	/** ISO 8601, `2024-02-29`. */
	iso: string
}

const months = 'january february march april may june july august september october november december'.split(' ')
const month =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
/** "20th", and as scans tear it, "20t h". */
const ordinal = '(?:s\\s?t|n\\s?d|r\\s?d|t\\s?h)?'
const monthFirst = new RegExp(`(?<![\\p{L}])(${month})\\.?\\s{1,3}(\\d{1,2})${ordinal}\\s?,?\\s{0,3}(\\d{4})(?!\\d)`, 'giu')
const dayFirst = new RegExp(
	patternPart`
		(?<![\p{L}\d/.-])(?:the\s)?(\d{1,2})${ordinal}\)?\s{0,2}(?:day\s{1,2})?(?:of\s{1,2})?(${month})\.?,?\s{1,3}(?:of\s)?(?:the\syear\s)?
		(\d{4})(?!\d)
	`,
	'giu',
)
const dayInWords = new RegExp(`(?<![\\p{L}])([a-z]{3,8}(?:[-\\s][a-z]{3,8})?)\\sday\\sof\\s(${month}),?\\s(\\d{4})(?!\\d)`, 'giu')
const dashed = /(?<![\p{L}\d/.-])(\d{1,2})[-\s](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[-\s](\d{4}|\d{2})(?!\d)/giu
const iso = /(?<![\d/.-])(\d{4})[-/](\d{2})[-/](\d{2})(?![\d/-])/g
const numeric = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|\.\d)/g

const yearCue = /(?<!\d)\d{4}(?!\d)/g
const partedCue = /\d[-/.]\d|\d[-\s](?:[A-Z][a-z]{2}|[A-Z]{3})[-\s]\d/g

/**
 * All calendar dates in `text` in document order, their spans shifted by `offset`. "03/04/2024" is read as
 * in the United States unless another date of the same text can only be day first; "03.04.2024" is day first.
 */
export function readDates(text: string, offset = 0): CalendarDate[] {
	const found: CalendarDate[] = []
	const add = (at: number, written: string, year: number, monthNumber: number, day: number) => {
		const value = toIso(year, monthNumber, day)
		const start = at + (/^the\s/i.exec(written)?.[0].length ?? 0)
		if (value) found.push({ start: offset + start, end: offset + at + written.length, iso: value })
	}
	const byYear = stretches(text, yearCue, 60, 2)
	for (const { at, match } of matchesWithin(text, byYear, monthFirst))
		add(at, match[0], Number(match[3]), monthOf(match[1]), Number(match[2]))
	for (const { at, match } of matchesWithin(text, byYear, dayFirst))
		add(at, match[0], Number(match[3]), monthOf(match[2]), Number(match[1]))
	for (const { at, match } of matchesWithin(text, byYear, dayInWords))
		add(at, match[0], Number(match[3]), monthOf(match[2]), parseNumberWords(match[1] ?? '') ?? 0)
	const parted = stretches(text, partedCue, 12, 12)
	for (const { at, match } of matchesWithin(text, parted, dashed))
		add(at, match[0], fullYear(match[3] ?? ''), monthOf(match[2]), Number(match[1]))
	for (const { at, match } of matchesWithin(text, parted, iso)) add(at, match[0], Number(match[1]), Number(match[2]), Number(match[3]))
	const numerics = [...matchesWithin(text, parted, numeric)]
	const slashed = numerics.filter(({ match }) => match[2] === '/')
	const dayLeads = slashed.some(({ match }) => Number(match[1]) > 12) && !slashed.some(({ match }) => Number(match[3]) > 12)
	for (const { at, match } of numerics) {
		if (isSectionNumber(text, at, match)) continue
		const first = Number(match[1])
		const second = Number(match[3])
		const dayIsFirst = match[2] === '.' || dayLeads || first > 12
		add(at, match[0], fullYear(match[4] ?? ''), dayIsFirst ? second : first, dayIsFirst ? first : second)
	}
	return found.sort((a, b) => a.start - b.start || b.end - a.end).filter((each, index, all) => (all[index - 1]?.end ?? -1) <= each.start)
}

/** "11.1.10 Notices" is a section: a short year behind dots is a date only where day and month have two digits each. */
function isSectionNumber(text: string, at: number, [, first = '', mark, second = '', year = '']: RegExpMatchArray): boolean {
	if (mark !== '.' || year.length === 4) return false
	const before = text.slice(Math.max(0, at - 16), at)
	return first.length < 2 || second.length < 2 || /\b(?:sections?|clauses?|articles?|paragraphs?)\s$|§\s?$/i.test(before)
}

function monthOf(name: string | undefined): number {
	return months.findIndex((each) => each.startsWith((name ?? '?').toLowerCase().slice(0, 3))) + 1
}

function fullYear(year: string): number {
	return year.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)
}

const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function toIso(year: number, monthNumber: number, day: number): string | null {
	if (year < 1800 || year > 2200 || day < 1 || day > (days[monthNumber - 1] ?? 0)) return null
	const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
	if (monthNumber === 2 && day === 29 && !leap) return null
	return `${year}-${String(monthNumber).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact } from './make-fact.ts'
import { parseNumberWords } from './number-words.ts'

export interface CalendarDate extends Span {
	/** ISO 8601, `2024-02-29`. */
	iso: string
}

const months = 'january february march april may june july august september october november december'.split(' ')
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const monthFirst = new RegExp(`(?<![\\p{L}])(${month})\\.?\\s{1,3}(\\d{1,2})(?:st|nd|rd|th)?,?\\s{1,3}(\\d{4})(?!\\d)`, 'giu')
const dayFirst = new RegExp(`(?<![\\p{L}\\d/.-])(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?\\s{0,2}(?:day\\s{1,2})?(?:of\\s{1,2})?(${month})\\.?,?\\s{1,3}(?:of\\s)?(?:the\\syear\\s)?(\\d{4})(?!\\d)`, 'giu')
const dayInWords = new RegExp(`(?<![\\p{L}])([a-z]{3,8}(?:[-\\s][a-z]{3,8})?)\\sday\\sof\\s(${month}),?\\s(\\d{4})(?!\\d)`, 'giu')
const dashed = /(?<![\p{L}\d/.-])(\d{1,2})[-\s](Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[-\s](\d{4}|\d{2})(?!\d)/giu
const iso = /(?<![\d/.-])(\d{4})[-/](\d{2})[-/](\d{2})(?![\d/-])/g
const numeric = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/]|\.\d)/g

/**
 * All calendar dates in `text` in document order, their spans shifted by `offset`. "03/04/2024" is read as
 * in the United States unless another date of the same text can only be day first; "03.04.2024" is day first.
 */
export function readDates(text: string, offset = 0): CalendarDate[] {
	const found: CalendarDate[] = []
	const add = (match: RegExpMatchArray, year: number, monthNumber: number, day: number) => {
		const value = toIso(year, monthNumber, day)
		const start = (match.index ?? 0) + (/^the\s/i.exec(match[0])?.[0].length ?? 0)
		if (value) found.push({ start: offset + start, end: offset + (match.index ?? 0) + match[0].length, iso: value })
	}
	for (const match of text.matchAll(monthFirst)) add(match, Number(match[3]), monthOf(match[1]), Number(match[2]))
	for (const match of text.matchAll(dayFirst)) add(match, Number(match[3]), monthOf(match[2]), Number(match[1]))
	for (const match of text.matchAll(dayInWords)) add(match, Number(match[3]), monthOf(match[2]), parseNumberWords(match[1] ?? '') ?? 0)
	for (const match of text.matchAll(dashed)) add(match, fullYear(match[3] ?? ''), monthOf(match[2]), Number(match[1]))
	for (const match of text.matchAll(iso)) add(match, Number(match[1]), Number(match[2]), Number(match[3]))
	const numerics = [...text.matchAll(numeric)]
	const slashed = numerics.filter((match) => match[2] === '/')
	const dayLeads = slashed.some((match) => Number(match[1]) > 12) && !slashed.some((match) => Number(match[3]) > 12)
	for (const match of numerics) {
		const first = Number(match[1])
		const second = Number(match[3])
		const dayIsFirst = match[2] === '.' || dayLeads || first > 12
		add(match, fullYear(match[4] ?? ''), dayIsFirst ? second : first, dayIsFirst ? first : second)
	}
	return found.sort((a, b) => a.start - b.start || b.end - a.end).filter((each, index, all) => (all[index - 1]?.end ?? -1) <= each.start)
}

const effectiveBefore = /(?:effective\s(?:date|as\sof|on|from)|dated(?:\sas\sof)?|made\s(?:and\s(?:entered\sinto|executed|effective)\s)?(?:as\sof|on|this)|entered\sinto\s(?:as\sof|on|this|effective)|commenc(?:e|es|ing)\s(?:on|as\sof)|as\sof\sthis|begin(?:s|ning)?\son|start(?:s|ing)?\s(?:date|on)|last\s(?:updated|revised|modified)|executed\s(?:as\sof|on|this))[^.;\n]{0,40}$|(?:^|\n)[ \t]{0,8}(?:effective|start|commencement)\sdate[ \t]{0,2}:?[ \t]{0,2}\n[ \t]{0,8}$/i
const effectiveBehind = /^[,\s]{0,2}(?:\([^)]{0,30}[“"'‘]?(?:Effective\sDate|Agreement\sDate|Commencement\sDate|Signing\sDate|Start\sDate|Date\sof\sGrant)|[^.;]{0,15}\bis\sthe\s(?:effective|start))/i
const endBefore = /(?:\buntil|\bthrough|\bexpir(?:e|es|ing|ation)[^.;]{0,30}|\bend(?:s|ing)?\s(?:on|at)|\bterminat(?:e|es|ing)\s(?:on|at)|\bmaturity\sdate[^.;]{0,30}|\bno\slater\sthan|\bexpiration\sdate[^.;]{0,20})\s?(?:[^.;\n]{0,25})$/i
const lastSignature = /\b(?:as\sof\s)?the\s(?:later|last(?:er|est)?|latest|most\srecent)\s(?:of\sthe\s)?(?:dates?\s)?(?:(?:of|on\swhich)\s[^.;]{0,40})?sign(?:ed|ature|s|ing)[^.;,)]{0,60}|\bdate\s(?:of\s(?:the\s)?last\ssignature|last\ssigned|the\slast\sparty\ssigns|of\s(?:its\s)?(?:last\s)?(?:execution|signature)\sby\s(?:both|all|the\slast))[^.;,)]{0,60}/gi

/** Dates of the agreement: each as `date`, and by what the words before and behind say also as effective or end date. */
export function readDateFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	let effective = 0
	for (const date of readDates(source.text)) {
		const before = source.text.slice(Math.max(0, date.start - 90), date.start)
		if (/\bfor\sexample\b[^.;\n]*$/i.test(before)) continue
		const behind = source.text.slice(date.end, date.end + 80)
		const value = { value: date.iso }
		const opens = effectiveBehind.test(behind) || (effectiveBefore.test(before) && !otherPaper.test(before))
		if (opens && (effective < 3 || effectiveBehind.test(behind))) {
			effective++
			facts.push(makeFact(source, 'effective_date', date, value))
		} else if (endBefore.test(before)) facts.push(makeFact(source, 'expiration_date', date, value))
		facts.push(makeFact(source, 'date', date, value))
	}
	for (const match of source.text.matchAll(lastSignature)) {
		if (/effective|dated|date\b|entered|made/i.test(source.text.slice(Math.max(0, match.index - 100), match.index))) {
			facts.push(makeFact(source, 'effective_date', { start: match.index, end: match.index + match[0].length }, { value: 'date of last signature' }))
		}
	}
	return facts
}

/** "pursuant to the Lease dated May 1, 2020": the date of another paper. */
const otherPaper = /\b(?:that\scertain|certain|pursuant\sto\s(?:the|an?)|under\s(?:the|an?))\s[^.;]{0,60}dated[^.;]{0,15}$|(?:§|\b(?:Act|Code|DGCL|statute|as\samended)\b)[^.;]{0,60}$/i

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

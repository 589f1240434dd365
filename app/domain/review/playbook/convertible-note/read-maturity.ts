import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { factsNamed } from '../measures.ts'
import type { RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'

/** When a note falls due. */
export interface Maturity extends Span {
	/** From issue to maturity; `null` when only a date is stated and the day of issue is not. */
	months: number | null
	/** ISO date where a date is stated. */
	date: string | null
	sentence: Sentence
}

const dueWords = longPattern('i')`
	\bmatur(?:ity|es?|ing)\b
	|\bdue\s+(?:and\s+payable|date|in\s+full|on)\b
	|\b(?:re)?pa(?:ys?|id|yable|yment)\b[^.;]{0,60}\b(?:
		on\s+or\s+before|no\s+later\s+than|within|at\s+the\s+end\s+of|after|on\s+(?:\w+\s+)?\d{1,2}\b
	)
	|\bfalls?\s+due\b
`
/** Lengths of time near maturity that are no maturity: extensions, notices, times to cure. */
const otherPeriod = /\b(?:exten\w+|additional|further|notice|prior\s+to|before|cure[ds]?|until|every|lock-?up)\b[^.;]{0,50}$/i

/** The first maturity that the text states, as a date or as a time from issue; `null` when there is none. */
export function readMaturity(input: RuleInput): Maturity | null {
	const about = aboutTopic(
		input,
		/\bmatur|\bwhen\b[^.;]{0,20}\bdue\b|\bdue\s+date|\brepayment\b|\bterm\s+of\s+(?:the\s+)?(?:note|loan)/i,
		dueWords,
	)
	if (!about) return null
	const { sentences } = about.structure
	// The sentence that defines the date comes before those that only use it.
	const ranked = [
		...sentences.filter(({ text }) => definesMaturity.test(text)),
		...sentences.filter(({ text }) => !definesMaturity.test(text)),
	]
	for (const sentence of ranked) {
		if (
			/\b(?:bankruptcy|petition|option\s+plan|standoff|lock-?up|change\s+of\s+control|default)\b/i.test(sentence.text) &&
			!/\bmatur/i.test(sentence.text)
		)
			continue
		const maturity = readSentence(input, sentence)
		if (maturity) return maturity
	}
	return null
}

const definesMaturity =
	/["“]Maturity(?:\s+Date)?["”]|\bmaturity\s+date\s*(?::|is\b|means\b|shall\s+(?:be|mean)\b)|^\s*maturity(?:\s+date)?\s*:/i

function readSentence(input: RuleInput, sentence: Sentence): Maturity | null {
	const issued = issueDate(input)
	for (const duration of readDurations(sentence.text, sentence.start)) {
		const before = sentence.text.slice(0, duration.start - sentence.start)
		const behind = sentence.text.slice(duration.end - sentence.start, duration.end - sentence.start + 40)
		const months = monthsOf(duration.unit, duration.readings[0] ?? 0)
		if (months === null || months < 1 || otherPeriod.test(before) || /^['’]?s?\s*(?:prior\s+|written\s+|advance\s+)*notice/i.test(behind))
			continue
		return { months, date: null, start: duration.start, end: duration.end, sentence }
	}
	for (const date of readDates(sentence.text, sentence.start)) {
		const before = sentence.text.slice(0, date.start - sentence.start)
		if (/\b(?:dated|as\s+of|issued\s+on|issue\s+date|from|since)\b[^.;]{0,20}$/i.test(before) || (issued !== null && date.iso <= issued))
			continue
		return { months: issued ? wholeMonths(issued, date.iso) : null, date: date.iso, start: date.start, end: date.end, sentence }
	}
	return null
}

function issueDate(input: RuleInput): string | null {
	const effective = factsNamed(input, 'effective_date').find(({ value }) => /^\d{4}-/.test(value))
	return (
		effective?.value ??
		factsNamed(input, 'date')
			.map(({ value }) => value)
			.sort()[0] ??
		null
	)
}

function monthsOf(unit: string, count: number): number | null {
	if (unit === 'months') return count
	if (unit === 'days') return count >= 30 ? Math.round((count * 12) / 365) : null
	return null
}

function wholeMonths(from: string, to: string): number {
	const [start, end] = [from, to].map((iso) => iso.split('-').map(Number)) as [number[], number[]]
	const days = (end[2] ?? 0) - (start[2] ?? 0)
	return ((end[0] ?? 0) - (start[0] ?? 0)) * 12 + (end[1] ?? 0) - (start[1] ?? 0) + Math.round(days / 30)
}

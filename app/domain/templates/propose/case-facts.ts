import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { usStates } from '#app/domain/company/us-states.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { readDates } from '#app/domain/review/facts/dates/dates.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'

/** Something that the words of a case say, at its place. */
export type CaseFact = Span &
	(
		| { kind: 'company' | 'person' | 'state' | 'email'; value: string }
		| { kind: 'date'; value: string }
		| { kind: 'money' | 'percent' | 'shares'; value: number }
		| { kind: 'duration'; value: number; unit: 'days' | 'months' }
	)

const company =
	/(?:\p{Lu}[\p{L}\p{N}&’'.-]*\s){0,4}\p{Lu}[\p{L}\p{N}&’'-]*,?\s(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|LLP|LP|PBC|GmbH|PLC|plc)\b\.?/gu
const beforePerson = [
	'with|hire|hiring|named|called|advisor|adviser|investor|consultant|contractor|freelancer|employee|engineer|designer|developer',
	'to|from|for|by|and|co-founder|cofounder|founder|is|fire|let',
].join('|')
const person = new RegExp(`(?<=\\b(?:${beforePerson})\\s)(\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\.)?(?:\\s\\p{Lu}[\\p{Ll}’'-]+\\p{Ll}){1,2})`, 'gu')
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const shares = /(?<![\d,.$])(\d{1,3}(?:,\d{3})+|\d+)\s+(?:restricted\s|common\s|founder\s)*(?:shares|options)\b/gi

/** Everything that the parsers read in the words of a case, in their order. Nothing is guessed: no words, no fact. */
export function readCaseFacts(words: string): CaseFact[] {
	const companies = placed(words, company).map(({ text, ...span }): CaseFact => ({
		...span,
		kind: 'company',
		value: text.replace(/^(?:The|We|Our)\s/, ''),
	}))
	const states = usStates.flatMap((state) =>
		placed(words, new RegExp(`\\b${state}\\b`, 'g')).map(({ text, ...span }): CaseFact => ({ ...span, kind: 'state', value: text })),
	)
	const people = placed(words, person)
		.filter(
			({ start, end, text }) =>
				!companies.some((each) => start < each.end && each.start < end) && !usStates.some((state) => state === text),
		)
		.map(({ text, ...span }): CaseFact => ({ ...span, kind: 'person', value: text }))
	const facts: CaseFact[] = [
		...companies,
		...people,
		...states.filter(
			({ start, end }) => !states.some((other) => other.start <= start && end <= other.end && other.end - other.start > end - start),
		),
		...placed(words, email).map(({ text, ...span }): CaseFact => ({ ...span, kind: 'email', value: text })),
		...readDates(words).map(({ start, end, iso }): CaseFact => ({ start, end, kind: 'date', value: iso })),
		...readAmounts(words)
			.filter(({ currency }) => currency === 'USD')
			.map(({ start, end, value }): CaseFact => ({ start, end, kind: 'money', value })),
		...readPercentages(words).map(({ start, end, value }): CaseFact => ({ start, end, kind: 'percent', value })),
		...[...words.matchAll(shares)].map(({ 0: whole, 1: digits, index }): CaseFact => ({
			start: index,
			end: index + whole.length,
			kind: 'shares',
			value: Number(digits!.replaceAll(',', '')),
		})),
		...readDurations(words).flatMap(({ start, end, unit, readings }): CaseFact[] =>
			(unit === 'days' || unit === 'months') && readings.length === 1 ? [{ start, end, kind: 'duration', unit, value: readings[0]! }] : [],
		),
	]
	return facts.sort((one, other) => one.start - other.start)
}

function placed(words: string, pattern: RegExp): (Span & { text: string })[] {
	return [...words.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length, text }))
}

import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Confidence, confidence } from '../confidence.ts'
import type { CalendarDate } from '../dates/dates.ts'
import { type FactSource, within } from '../fact-source.ts'
import { companySuffix, companySuffixInside } from '../parties/party-name.ts'
import { longestLine, notName, type SignatureField, signatureFields } from './signature-fields.ts'

type Words = Span & { text: string }

/** A person who signs: for whom, as what and when, as far as the block shows it. */
export interface Signatory {
	name: Words
	sure: Confidence
	signsFor: Words | null
	title: (Words & { sure: Confidence }) | null
	date: CalendarDate | null
}

const person =
	/^((?:(?:Mr|Ms|Mrs|Dr|Prof)\.?\s)?[\p{Lu}][\p{L}.’'-]{0,30}(?:\s(?:(?:van|von|der|den|de|da|di|la|le|bin|al)\s){0,2}[\p{Lu}][\p{L}.’'-]{0,30}){1,4})/u
const office = longPattern()`
	\b(?:
		Chief\s\w+|President|Director|Officer|Manager|Secretary|Partner|Member|Counsel|Treasurer|CEO|CFO|COO|CTO|Founder|Trustee|Principal
		|Chairman|Chair|Owner|Signatory|Representative
	)\b
`

/**
 * The people of one signature block. Columns side by side keep apart: the second title of a line goes to the second
 * name above it. A person signs for the company named last before the line that he or she signs on.
 */
export function readSignatories(source: FactSource, block: Span): Signatory[] {
	const fields = signatureFields(source.text, block)
	const companies = companiesIn(source.text, { start: linesAbove(source.text, block.start), end: block.end })
	const people: (Signatory & { line: number; column: number })[] = []
	for (const field of fields) {
		if (field.kind === 'name' || field.kind === 'by') {
			const name = nameIn(field)
			if (!name) continue
			const known = people.findLast(({ column, line }) => column === field.column && field.line - line <= 4)
			if (known && known.name.text.toLowerCase() === name.text.toLowerCase()) continue
			people.push({
				name,
				sure: confidence.labelled,
				signsFor: companyOf(companies, field),
				title: field.kind === 'by' ? titleBelow(source.text, field, name.text) : null,
				date: null,
				line: field.line,
				column: field.column,
			})
			continue
		}
		const owner = ownerOf(people, field)
		if (!owner) continue
		if (field.kind === 'title') owner.title = titleIn(field) ?? owner.title
		if (field.kind === 'date') owner.date ??= within(source.dates, { start: field.start, end: field.start + 40 })[0] ?? null
	}
	// Behind the officer of a company, people without an office sign for themselves.
	return people.map(({ name, sure, signsFor, title, date }, index) => ({
		name,
		sure,
		signsFor: title === null && people.slice(0, index).some((other) => other.signsFor?.start === signsFor?.start) ? null : signsFor,
		title,
		date,
	}))
}

/** The company often stands in the lines before the signature line with which the block begins. */
function linesAbove(text: string, start: number): number {
	const before = text.lastIndexOf('\n', text.lastIndexOf('\n', start - 1) - 1)
	return start - before > 200 ? start : before + 1
}

/** The person above in the same column, not farther than a block is high. */
function ownerOf(people: readonly (Signatory & { line: number; column: number })[], field: SignatureField) {
	const near = people.filter(({ line }) => field.line - line <= 5)
	return near.findLast(({ column }) => column === field.column) ?? near.at(-1)
}

function nameIn({ text, start }: SignatureField): Words | null {
	const match = person.exec(text)
	const name = onceOnly(match?.[1]?.split(notName)[0]?.trim() ?? '')
	if (!match || !name || name.split(' ').length < 2 || companySuffix.test(name)) return null
	const at = start + match[0].lastIndexOf(match[1] ?? '')
	return { start: at, end: at + name.length, text: name }
}

function onceOnly(name: string): string {
	const half = (name.length - 1) / 2
	return name.slice(0, half) === name.slice(half + 1) && name[half] === ' ' ? name.slice(0, half) : name
}

/** A title without the name of the next company, which stands behind it where the lines ran together. */
function titleIn({ text, start }: SignatureField): Signatory['title'] {
	const own = (/\p{Ll}/u.test(text) ? (text.split(/\s(?=\p{Lu}{2,}[\p{Lu}.,&]*\s\p{Lu}{2,})/u)[0] ?? '') : text).replace(/[\s,;]+$/, '')
	return /\p{L}{2}/u.test(own) && own.length <= 80 ? { start, end: start + own.length, text: own, sure: confidence.labelled } : null
}

function titleBelow(text: string, { end }: SignatureField, name: string): Signatory['title'] {
	let at = text.indexOf('\n', end)
	for (let count = 0; count < 2 && at !== -1; count++) {
		const next = text.indexOf('\n', at + 1)
		const line = text.slice(at + 1, next === -1 ? Math.min(text.length, at + 200) : next)
		const written = line.trim()
		if (written.length <= 60 && office.test(written) && !written.includes(':') && !/\b(?:shall|will|agree)/.test(written)) {
			const start = at + 1 + line.indexOf(written)
			return { start, end: start + written.length, text: written, sure: confidence.guessed }
		}
		if (written.toLowerCase() !== name.toLowerCase()) return null
		at = next
	}
	return null
}

/** "Title: Vice President ACME INC.": the capitals behind a label are the next company. */
const labelledPart = /^.{0,120}:.{0,80}?\s(?=\p{Lu}{2,}[\p{Lu}\s.,&’'-]{2,}$)/u
const sentenceEnd = /(?<!\b(?:Inc|INC|Ltd|LTD|Corp|CORP|Co|CO|L\.P|\p{Lu}))\.\s+(?=\p{Lu})/u

export interface Company extends Words {
	line: number
	column: number
}

/** Lines of the block that are a company's name and nothing else; several in a line where columns stand side by side. */
export function companiesIn(text: string, { start, end }: Span): Company[] {
	const companies: Company[] = []
	let line = 0
	for (let from = start; from < end; line++) {
		const next = text.indexOf('\n', from)
		const stop = next === -1 || next > end ? end : next
		const lineStart = from
		const own = text.slice(lineStart, Math.min(stop, lineStart + longestLine))
		from = stop + 1
		if (!companySuffixInside.test(own)) continue
		let column = 0
		for (const part of columnsOf(own)) {
			const name =
				part[0]
					.replace(/:$/, '')
					.replace(/^(?:FOR|For|COMPANY|Company|(?:[Ss]igned|SIGNED|[Ee]xecuted)\s(?:for|by)(?:\sand)?(?:\son\sbehalf\sof)?):?\s/, '')
					.split(sentenceEnd)
					.at(-1)
					?.replace(labelledPart, '') ?? ''
			if (name.length < 4 || !/\s/.test(name) || !companySuffix.test(name) || /^(?:by|name|title|in witness|of|to|and|cc)\b/i.test(name))
				continue
			const at = lineStart + part.index + part[0].indexOf(name)
			companies.push({ start: at, end: at + name.length, text: name, line, column: column++ })
		}
	}
	return companies
}

/** What stands behind a column. */
const behindColumn = /\s{3,}|\t|\s?\||\s{0,2}$|\sBy:|(?<=\b(?:INC|LLC|LTD|CORP|Inc|Ltd|Corp|L\.P|L\.L\.C)\.?)\s(?=\p{Lu})/uy
const wordEnd = /(?<=[^\s|])(?=[\s|]|$)/g
const longestColumn = 92

const columnEnd = /\s{3}|[\t|]|\sBy:|(?:INC|LLC|LTD|CORP|Inc|Ltd|Corp|L\.P|L\.L\.C)\.?\s|$/g

/** The columns of a line from left to right. None begins long before its end, so the prose between is passed over. */
function* columnsOf(line: string): Generator<{ index: number; 0: string }> {
	for (let at = 0; at < line.length;) {
		columnEnd.lastIndex = at
		const from = Math.max(at, (columnEnd.exec(line)?.index ?? line.length) - longestColumn)
		const end = columnEndFrom(line, from + 1)
		if (end === -1) return
		let start = Math.max(from, end - longestColumn)
		for (let back = end - 1; back > start; back--) if (/[\t|\n]/.test(line[back - 1] ?? '')) start = back
		while (/[\s|\udc00-\udfff]/.test(line[start] ?? '')) start++
		yield { index: start, 0: line.slice(start, end) }
		at = end
	}
}

function columnEndFrom(line: string, from: number): number {
	wordEnd.lastIndex = from
	for (let found = wordEnd.exec(line); found; found = wordEnd.exec(line)) {
		behindColumn.lastIndex = found.index
		if (behindColumn.test(line)) return found.index
		wordEnd.lastIndex = found.index + 1
	}
	return -1
}

function companyOf(companies: readonly Company[], field: SignatureField): Words | null {
	const above = companies.filter(({ line }) => line <= field.line && field.line - line <= 8)
	const beforeField = above.filter((company) => company.line < field.line || company.end <= field.start)
	const last = beforeField.at(-1)
	if (!last) return null
	const row = beforeField.filter(({ line }) => line === last.line)
	// "A Inc. By: … B Ltd. By: …" on one line: a signature between two names ends the columns.
	const parted = last.line === field.line && row.length > 1 && field.column >= row.length - 1 && last.start > (row[0]?.end ?? 0) + 20
	const { start, end, text } = (parted ? last : row.find(({ column }) => column === field.column)) ?? last
	return { start, end, text }
}

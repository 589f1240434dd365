import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { type Confidence, confidence } from './confidence.ts'
import type { CalendarDate } from './dates.ts'
import { type FactSource, within } from './fact-source.ts'
import { companySuffix } from './party-name.ts'
import { notName, type SignatureField, signatureFields } from './signature-fields.ts'

type Words = Span & { text: string }

/** A person who signs: for whom, as what and when, as far as the block says. */
export interface Signatory {
	name: Words
	sure: Confidence
	signsFor: Words | null
	title: (Words & { sure: Confidence }) | null
	date: CalendarDate | null
}

const person = /^(?:\/s\/\s{0,3})?((?:(?:Mr|Ms|Mrs|Dr|Prof)\.?\s)?[\p{Lu}][\p{L}.’'-]{0,30}(?:\s[\p{Lu}][\p{L}.’'-]{0,30}){1,4})/u
const office = /\b(?:Chief\s\w+|President|Director|Officer|Manager|Secretary|Partner|Member|Counsel|Treasurer|CEO|CFO|COO|CTO|Founder|Trustee|Principal|Chairman|Chair|Owner|Signatory|Representative)\b/

/**
 * The people of one signature block. Columns side by side keep apart: the second title of a line goes to the second
 * name above it. Who a person signs for is the company named last before the line that he or she signs on.
 */
export function readSignatories(source: FactSource, block: Span): Signatory[] {
	const fields = signatureFields(source.text, block)
	const companies = companiesIn(source.text, block)
	const people: (Signatory & { line: number; column: number })[] = []
	for (const field of fields) {
		if (field.kind === 'name' || field.kind === 'by') {
			const name = nameIn(field)
			if (!name) continue
			const known = people.findLast(({ column, line }) => column === field.column && field.line - line <= 4)
			if (known && known.name.text.toLowerCase() === name.text.toLowerCase()) continue
			people.push({ name, sure: confidence.labelled, signsFor: companyOf(companies, field), title: field.kind === 'by' ? titleBelow(source.text, field, name.text) : null, date: null, line: field.line, column: field.column })
			continue
		}
		const owner = ownerOf(people, field)
		if (!owner) continue
		if (field.kind === 'title' && /\p{L}{2}/u.test(field.text) && field.text.length <= 80) owner.title = { start: field.start, end: field.end, text: field.text, sure: confidence.labelled }
		if (field.kind === 'date') owner.date = within(source.dates, { start: field.start, end: field.start + 40 })[0] ?? owner.date
	}
	return people.map(({ name, sure, signsFor, title, date }) => ({ name, sure, signsFor, title, date }))
}

/** The person above in the same column, not farther than a block is high. */
function ownerOf(people: readonly (Signatory & { line: number; column: number })[], field: SignatureField) {
	const near = people.filter(({ line }) => field.line - line <= 5)
	return near.findLast(({ column }) => column === field.column) ?? near.at(-1)
}

function nameIn({ text, start }: SignatureField): Words | null {
	const match = person.exec(text)
	const name = match?.[1]?.split(notName)[0]?.trim()
	if (!match || !name || name.split(' ').length < 2 || companySuffix.test(name)) return null
	const at = start + match[0].lastIndexOf(match[1] ?? '')
	return { start: at, end: at + name.length, text: name }
}

/** "/s/ Ada Miller", below it "Ada Miller", below that "President": an office without a label. */
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
		const own = text.slice(from, Math.min(stop, from + 300))
		let column = 0
		for (const part of own.matchAll(/[^\s|](?:[^\t|\n]{0,90}?[^\s|])?(?=\s{3,}|\t|\s?\||\s{0,2}$|\sBy:|(?<=\b(?:INC|LLC|LTD|CORP|Inc|Ltd|Corp|L\.P|L\.L\.C)\.?)\s(?=\p{Lu}))/gu)) {
			const name = part[0].replace(/:$/, '').replace(/^(?:FOR|For|COMPANY|Company):?\s/, '')
			if (name.length < 4 || !/\s/.test(name) || !companySuffix.test(name) || /^(?:by|name|title|in witness|of|to|and|cc)\b/i.test(name)) continue
			const at = from + part.index + part[0].indexOf(name)
			companies.push({ start: at, end: at + name.length, text: name, line, column: column++ })
		}
		from = stop + 1
	}
	return companies
}

function companyOf(companies: readonly Company[], field: SignatureField): Words | null {
	const above = companies.filter(({ line }) => line <= field.line && field.line - line <= 8)
	const last = above.at(-1)
	if (!last) return null
	const { start, end, text } = above.find(({ line, column }) => line === last.line && column === field.column) ?? last
	return { start, end, text }
}

import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from './clauses/clause.ts'

/** The deepest clause that covers an offset, `null` outside all. */
export function innermostClause({ clauses }: Pick<Structure, 'clauses'>, offset: number): Clause | null {
	let innermost: Clause | null = null
	for (const clause of clauses) {
		if (clause.start > offset || offset >= clause.end) continue
		if (!innermost || clause.level > innermost.level || (clause.level === innermost.level && clause.start >= innermost.start)) innermost = clause
	}
	return innermost
}

/** The 1-based page an offset stands on, `null` where the file does not say. */
export function pageOf({ paragraphs }: Pick<ExtractedDocument, 'paragraphs'>, offset: number): number | null {
	return paragraphs.find(({ start, end }) => start <= offset && offset < end)?.page ?? null
}

/** A heading without the marks of a Markdown file; `null` for page marks and other words that name nothing. */
function headingName(heading: string | null): string | null {
	const words = heading?.replace(/^[#^\s]+|[*_]{2}/g, '').trim() ?? ''
	return /^[\p{L}\d"“(]/u.test(words) && !/[<>|]/.test(words) ? words.replace(/\.$/, '') : null
}

/** How a clause is named to a reader: "Section 4.2", "Section 6(b)", "Exhibit A", its heading, or `null` when it has no name. */
export function clauseName({ clauses }: Pick<Structure, 'clauses'>, clause: Clause | null): string | null {
	if (!clause) return null
	// A heading of a Markdown file brings its marks along.
	if (!clause.number) return headingName(clause.heading)
	const number = clause.number.replace(/\.$/, '')
	if (!/^[\d(]/.test(number)) return number
	// "(b)" alone stands in many places: it takes the number that it hangs under.
	const parent = number.startsWith('(') ? (clauses.find(({ id }) => id === clause.parentId) ?? null) : null
	const above = parent ? clauseName({ clauses }, parent) : null
	if (above && parent?.number && /\d/.test(parent.number)) return `${above}${number}`
	// "3." below "12." is no Section 3 of the document.
	const over = /^\d+$/.test(number) ? (clauses.find(({ id }) => id === clause.parentId) ?? null) : null
	const overName = over?.number && /^\d/.test(over.number) ? clauseName({ clauses }, over) : null
	return overName ? `${overName}, paragraph ${number}` : `Section ${number}`
}

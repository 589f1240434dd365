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

/** How a clause is named to a reader: "Section 4.2", "Exhibit A", its heading, or `null` when it has no name. */
export function clauseName(clause: Clause | null): string | null {
	if (!clause) return null
	if (clause.number) return /^[\d.(]/.test(clause.number) ? `Section ${clause.number.replace(/\.$/, '')}` : clause.number.replace(/\.$/, '')
	return clause.heading
}

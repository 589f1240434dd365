import type { NamedClause } from '../places-in-text.ts'
import { isReferredTo, type Mark, partsOf, printedMarks, rowsOf, stepTo } from './section-row.ts'

/** The sections of a document by their numbers, exhibits apart. */
export interface Sections {
	/**
	 * The section that an offset stands in, and the exhibit and article that its number is one of. Where the next number is not
	 * the one behind it, a section in between was not seen, and it may not be the last before the offset.
	 */
	at(offset: number): { mark: Mark | null; isLast: boolean; exhibit: NamedClause | null; article: Mark | null }
	/** Whether a clause's number is that of a section; `null` where it has no number that could be. */
	holds(clause: NamedClause): boolean | null
	/** Whether the number before it among those of clauses is one that it follows. */
	follows(clause: NamedClause): boolean
	/** Whether another section beside the one at an offset has the same number. */
	hasAlready(clause: NamedClause, at: number): boolean
}

const read = new WeakMap<readonly NamedClause[], { text: string; sections: Sections }>()

/** @param numberOf what a clause is numbered by, printed before its words or in its heading */
export function sectionsOf(clauses: readonly NamedClause[], text: string, numberOf: (clause: NamedClause) => string | null): Sections {
	const known = read.get(clauses)
	if (known?.text === text) return known.sections
	const sections = readSections(clauses, text, numberOf)
	read.set(clauses, { text, sections })
	return sections
}

/** Numbers that count together: those of the main body or of an exhibit, and where they begin anew in each article, of one. */
interface Scope {
	exhibit: NamedClause | null
	article: Mark | null
	row: Mark[]
}

const nearby = 6

function readSections(clauses: readonly NamedClause[], text: string, numberOf: (clause: NamedClause) => string | null): Sections {
	const numbered = withWeights(clauses.flatMap((clause) => markOf(clause, numberOf(clause))))
	const ofClauses = numbered.filter((mark) => !isReference(mark, text, numberOf))
	const taken = new Set(numbered.map(({ start }) => start))
	const marks = [...ofClauses, ...printedMarks(text).filter(({ start }) => !taken.has(start))].sort((a, b) => a.start - b.start)
	const exhibits = realExhibits(clauses, marks)
	const exhibitAt = (offset: number) => exhibits.findLast(({ start, end }) => start <= offset && offset < end) ?? null
	const scopes: Scope[] = [null, ...exhibits].flatMap((exhibit) =>
		scopesIn(
			exhibit,
			marks.filter(({ start }) => exhibitAt(start) === exhibit),
		),
	)
	const held = new Set(scopes.flatMap(({ row }) => row.flatMap(({ clause }) => (clause ? [clause] : []))))
	const partsOfClause = new Map(numbered.map(({ clause, parts }) => [clause, parts]))
	const scopeAt = (offset: number) => {
		const inside = scopes.filter(({ exhibit }) => exhibit === exhibitAt(offset))
		return inside.findLast(({ article }) => article !== null && article.start <= offset) ?? inside[0] ?? null
	}
	const isOnlyScope = (exhibit: NamedClause) => !marks.some(({ start }) => start < exhibit.start && exhibitAt(start) !== exhibit)
	return {
		at(offset) {
			const exhibit = exhibitAt(offset)
			const scope = scopeAt(offset)
			const index = scope?.row.findLastIndex(({ start }) => start <= offset) ?? -1
			const mark = scope?.row[index] ?? null
			const next = scope?.row[index + 1]
			const isLast = mark === null || next === undefined || next.parts.every((part) => part <= 1) || stepTo(mark.parts, next.parts) === 0
			return {
				mark: mark ?? scope?.article ?? null,
				isLast,
				exhibit: exhibit && isOnlyScope(exhibit) ? null : exhibit,
				article: mark ? (scope?.article ?? null) : null,
			}
		},
		holds: (clause) => (partsOfClause.has(clause) ? held.has(clause) : null),
		follows(clause) {
			const index = ofClauses.findIndex((mark) => mark.clause === clause)
			const own = ofClauses[index]
			return own !== undefined && ofClauses.slice(Math.max(0, index - nearby), index).some(({ parts }) => stepTo(parts, own.parts) === 0)
		},
		hasAlready(clause, at) {
			const parts = partsOfClause.get(clause)?.join('.')
			return scopeAt(at)?.row.some((mark) => mark.parts.join('.') === parts) ?? false
		},
	}
}

function markOf(clause: NamedClause, number: string | null): Mark[] {
	const found = number === null ? null : partsOf(number)
	return found ? [{ start: clause.start, parts: found.parts, clause, number: found.cited, isArticle: found.isArticle, weight: 1 }] : []
}

const itemWeight = 0.3

function withWeights(marks: readonly Mark[]): Mark[] {
	const outer = marks.filter(({ isArticle }) => !isArticle)
	const isInside = (mark: Mark) => outer.some(({ clause }) => clause !== null && clause.start < mark.start && mark.start < clause.end)
	return marks.map((mark) => (mark.parts.length === 1 && !mark.isArticle && isInside(mark) ? { ...mark, weight: itemWeight } : mark))
}

/** Whether the number at a clause's beginning belongs to a reference in the line before. */
function isReference({ clause, start }: Mark, text: string, numberOf: (clause: NamedClause) => string | null): boolean {
	const number = clause && numberOf(clause)
	return number !== null && text.startsWith(number, start) && isReferredTo(text, start, number.length)
}

function realExhibits(clauses: readonly NamedClause[], marks: readonly Mark[]): NamedClause[] {
	return clauses
		.filter(({ number }) => /^(?:exhibit|schedule|annex|appendix|attachment|addendum)\b/i.test(number ?? ''))
		.filter(({ start, end }) => {
			const first = marks.find((mark) => mark.start > start && mark.start < end)
			const before = marks.findLast((mark) => mark.start < start)
			return !first || !before || first.parts.every((part) => part <= 1) || stepTo(before.parts, first.parts) === null
		})
}

function scopesIn(exhibit: NamedClause | null, marks: readonly Mark[]): Scope[] {
	const articles = marks.filter(({ isArticle }) => isArticle)
	const insides = articles.map(({ start }, index) =>
		marks.filter((mark) => !mark.isArticle && mark.start > start && mark.start < (articles[index + 1]?.start ?? Infinity)),
	)
	const restarts = insides.filter(([first]) => first?.parts.length === 1 && first.parts[0] === 1).length > 1
	if (!restarts) return [{ exhibit, article: null, row: rowsOf(marks) }]
	const row = rowsOf(marks.filter((mark) => mark.isArticle || mark.start < (articles[0]?.start ?? 0)))
	return [
		{ exhibit, article: null, row },
		...articles.flatMap((article, index) => (row.includes(article) ? [{ exhibit, article, row: rowsOf(insides[index] ?? []) }] : [])),
	]
}

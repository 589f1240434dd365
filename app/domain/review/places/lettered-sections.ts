import type { NamedClause } from '../places-in-text.ts'

/** Fewer letters in a row are items of a list. */
const fewestLetters = 3
/** So many of them must count their own parts from 1. */
const fewestCounting = 2

const known = new WeakMap<readonly NamedClause[], ReadonlySet<NamedClause>>()

/**
 * The sections of a document that are lettered: "A. Definitions", "B. Account Terms", each with its own 1, 2, 3. Empty where
 * letters only list what stands in a numbered section.
 */
export function letteredSections(clauses: readonly NamedClause[]): ReadonlySet<NamedClause> {
	let sections = known.get(clauses)
	if (!sections) known.set(clauses, (sections = readLettered(clauses)))
	return sections
}

/** "Section B", "Section B.2" or "Section B.2(a)" for what stands in a lettered section; `null` for all else. */
export function letteredName(clauses: readonly NamedClause[], path: readonly NamedClause[]): string | null {
	const sections = letteredSections(clauses)
	const at = path.findLastIndex((each) => sections.has(each))
	const section = path[at]
	if (!section) return null
	const [part, item] = path.slice(at + 1).filter(({ number }) => number !== null)
	const digits = /^(\d{1,2})\\?\.?$/.exec(part?.number ?? '')?.[1]
	if (digits === undefined) return `Section ${letterOf(section)}`
	const letter = /^\(?([a-z]{1,4})[.)]?$/.exec(item?.number ?? '')?.[1]
	return `Section ${letterOf(section)}.${digits}${letter === undefined ? '' : `(${letter})`}`
}

function readLettered(clauses: readonly NamedClause[]): ReadonlySet<NamedClause> {
	const row: NamedClause[] = []
	for (const clause of clauses) if (letterOf(clause) === String.fromCharCode(65 + row.length)) row.push(clause)
	const [first] = row
	if (!first || row.length < fewestLetters) return new Set()
	const isBelow = clauses.some(({ number, start, end }) => number !== null && start < first.start && first.end <= end)
	const counting = row.filter((section) =>
		clauses.some(({ number, start }) => /^1\\?\.?$/.test(number ?? '') && section.start < start && start < section.end),
	)
	return new Set(isBelow || counting.length < fewestCounting ? [] : row)
}

function letterOf({ number, heading }: NamedClause): string | null {
	if (heading === null) return null
	return number === null ? (/^([A-Z])\.\s\p{Lu}/u.exec(heading)?.[1] ?? null) : /^[A-Z]$/.test(number) ? number : null
}

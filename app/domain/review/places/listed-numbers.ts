import type { NamedClause } from '../places-in-text.ts'

/** A document with fewer headings is not laid out by them. */
const fewestHeadings = 5
/** A heading over more of the document is that of all its sections (share). */
const mostOfDocument = 0.25

const known = new WeakMap<readonly NamedClause[], boolean>()

/**
 * Whether the numbers of a document only count the items of lists: its sections have headings without numbers, as in policies,
 * and each number stands below one of them, counts from 1 there and has no heading of its own.
 */
export function onlyListsAreNumbered(clauses: readonly NamedClause[]): boolean {
	let lists = known.get(clauses)
	if (lists === undefined) known.set(clauses, (lists = readLists(clauses)))
	return lists
}

function readLists(clauses: readonly NamedClause[]): boolean {
	const headed = clauses.filter(({ number, heading }) => number === null && heading !== null)
	const numbered = clauses.filter(({ number }) => number !== null)
	if (headed.length < fewestHeadings || numbered.length === 0) return false
	const longest = mostOfDocument * ((clauses.at(-1)?.end ?? 0) - (clauses[0]?.start ?? 0))
	const lists = new Map<NamedClause, string>()
	return numbered.every(({ number, heading, start }) => {
		const parent = headed.findLast((each) => each.start < start && start < each.end && each.end - each.start < longest)
		if (!parent || heading !== null || !/^(?:\d{1,2}|[a-z])[.)]?$/.test(number ?? '')) return false
		const isFirst = !lists.has(parent)
		lists.set(parent, number ?? '')
		return !isFirst || /^[1a]/.test(number ?? '')
	})
}

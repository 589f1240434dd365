import type { Clause } from './clause.ts'

/**
 * A function from an offset to the innermost clause it stands in, `null` between clauses.
 * Clauses nest and are in document order, so one sweep cuts the text into stretches of one owner each.
 */
export function clauseLocator(clauses: readonly Clause[]): (offset: number) => Clause | null {
	const starts: number[] = []
	const owners: (Clause | null)[] = []
	const open: Clause[] = []
	const cut = (at: number, owner: Clause | null) => {
		if (starts.at(-1) === at) owners[owners.length - 1] = owner
		else {
			starts.push(at)
			owners.push(owner)
		}
	}
	const closeUntil = (offset: number) => {
		for (let top = open.at(-1); top && top.end <= offset; top = open.at(-1)) {
			open.pop()
			cut(top.end, open.at(-1) ?? null)
		}
	}
	for (const clause of clauses) {
		closeUntil(clause.start)
		open.push(clause)
		cut(clause.start, clause)
	}
	closeUntil(Infinity)

	return (offset) => {
		let low = 0
		let high = starts.length
		while (low < high) {
			const middle = (low + high) >> 1
			if ((starts[middle] ?? 0) <= offset) low = middle + 1
			else high = middle
		}
		return owners[low - 1] ?? null
	}
}

/** Where the clause's own words end: at its first child, or at its end. */
export function ownEnd(clause: Clause, clauses: readonly Clause[]): number {
	const next = clauses[Number(clause.id.slice(1))]
	return next && next.parentId === clause.id ? next.start : clause.end
}

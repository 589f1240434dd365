import type { Clause, Structure } from './clause.ts'
import type { LabelledPassage } from './readings.ts'

export interface Label {
	/** A CUAD category name where one fits. */
	name: string
	/** 0 to 1: how sure. */
	score: number
}

const mostLabels = 6

/**
 * The labels of each clause, best first: those of the passages that stand in its own words, not in its sub-clauses. A
 * title and a signature block have none.
 *
 * @returns labels by clause id
 */
export function labelsByClause({ clauses }: Pick<Structure, 'clauses'>, passages: readonly LabelledPassage[]): Map<string, Label[]> {
	const found = new Map<string, Map<string, number>>()
	let from = 0
	const starts = clauses.map(({ start }) => start)
	for (const { name, score, start } of [...passages].sort((a, b) => a.start - b.start)) {
		while (from + 1 < clauses.length && (starts[from + 1] ?? Infinity) <= start) from++
		const clause = innermost(clauses, from, start)
		if (!clause || clause.kind === 'title' || clause.kind === 'signature') continue
		const own = found.get(clause.id) ?? new Map<string, number>()
		own.set(name, Math.max(own.get(name) ?? 0, score))
		found.set(clause.id, own)
	}
	return new Map(
		[...found].map(([id, labels]) => [
			id,
			[...labels]
				.map(([name, score]) => ({ name, score: Math.round(score * 100) / 100 }))
				.sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'en'))
				.slice(0, mostLabels),
		]),
	)
}

function innermost(clauses: readonly Clause[], from: number, offset: number): Clause | null {
	for (let index = from; index >= 0; index--) {
		const clause = clauses[index]
		if (clause && clause.start <= offset && offset < clause.end) return clause
	}
	return null
}

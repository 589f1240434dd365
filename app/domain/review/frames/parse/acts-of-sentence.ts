import type { Predication } from './predication.ts'

const known = new WeakMap<readonly Predication[], Map<number, Predication[]>>()

/** The verbs of the sentence that begins at a place, in order. Grouped once for a document: points and rules ask for many sentences. */
export function actsOfSentence(predications: readonly Predication[], start: number): readonly Predication[] {
	let groups = known.get(predications)
	if (!groups) known.set(predications, (groups = groupedBySentence(predications)))
	return groups.get(start) ?? []
}

function groupedBySentence(predications: readonly Predication[]): Map<number, Predication[]> {
	const groups = new Map<number, Predication[]>()
	for (const predication of predications) {
		const group = groups.get(predication.sentence.start)
		if (group) group.push(predication)
		else groups.set(predication.sentence.start, [predication])
	}
	return groups
}

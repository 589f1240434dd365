import type { CounterpartyEdit } from './round-judgement.ts'

type Edit = Omit<CounterpartyEdit, 'key'>

/** Fewer equal words deleted in one place and inserted in another may be chance. */
const fewestWords = 5

/** Equal words that one author deleted in one place and inserted in another are a move, shown at their new place. */
export function joinMoves(edits: readonly Edit[]): Edit[] {
	const gone = new Set<Edit>()
	const moved = new Map<Edit, Edit>()
	for (const edit of edits) {
		if (edit.kind !== 'insertion' || edit.after.split(/\s+/).length < fewestWords) continue
		const from = edits.find(
			(other) => other.kind === 'deletion' && !gone.has(other) && other.before === edit.after && other.author === edit.author,
		)
		if (!from) continue
		gone.add(from)
		moved.set(edit, {
			...edit,
			kind: 'move',
			before: from.before,
			sentParagraphId: from.sentParagraphId,
			restoringEdit: null,
			suggestions: [...new Set([...from.suggestions, ...edit.suggestions])],
		})
	}
	return edits.filter((edit) => !gone.has(edit)).map((edit) => moved.get(edit) ?? edit)
}

import type { CounterpartyEdit } from './round-judgement.ts'

type Edit = Omit<CounterpartyEdit, 'key'>

/** Fewer words than this are taken out in one place and put in at another by chance. */
const fewestWords = 5

/** Words taken out in one place and put in at another, the same ones by the same hand, are a move, shown where they are now. */
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
			wayBack: null,
			suggestions: [...new Set([...from.suggestions, ...edit.suggestions])],
		})
	}
	return edits.filter((edit) => !gone.has(edit)).map((edit) => moved.get(edit) ?? edit)
}

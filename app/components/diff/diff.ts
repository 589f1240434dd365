import { diffOf, type DiffPiece } from '#app/domain/word/edit/words/diff.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'

/** A suggestion's change as a difference; `words` replace those in force, for example while somebody types. */
export function changeDiff({ change, proposed }: Pick<Suggestion, 'change' | 'proposed'>, words = proposed.join('\n')): DiffPiece[] {
	if (change.kind === 'insert_paragraphs') return diffOf('', words)
	return diffOf(
		change.kind === 'delete_paragraph' && change.wholeRow ? change.wholeRow.filter((text) => text !== '').join('\n') : change.expected,
		words,
	)
}

/** The same with long unchanged stretches cut down to the words around the changes. */
export function shortened(pieces: readonly DiffPiece[], context = 60): DiffPiece[] {
	return pieces.map((piece, index) => {
		if (piece.kind !== 'same') return piece
		const head = index === 0 ? '' : piece.text.slice(0, context)
		const tail = index === pieces.length - 1 ? '' : piece.text.slice(-context)
		if (head.length + tail.length >= piece.text.length) return piece
		return { kind: 'same', text: `${head.replace(/\s\S*$/, '')} … ${tail.replace(/^\S*\s/, '')}` }
	})
}

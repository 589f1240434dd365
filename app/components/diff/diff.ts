import { wordEdits } from '#app/domain/word/edit/words/word-edits.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'

export interface DiffPiece {
	kind: 'same' | 'struck' | 'added'
	text: string
}

/** The word-by-word difference of two texts: unchanged, deleted and inserted words. */
export function diffOf(before: string, after: string): DiffPiece[] {
	const pieces: DiffPiece[] = []
	const add = (kind: DiffPiece['kind'], text: string) => {
		if (text !== '') pieces.push({ kind, text })
	}
	let at = 0
	for (const { start, end, text } of wordEdits(before, after)) {
		add('same', before.slice(at, start))
		add('struck', before.slice(start, end))
		add('added', text)
		at = end
	}
	add('same', before.slice(at))
	return pieces
}

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

import { wordEdits } from './word-edits.ts'

/** A stretch of two texts as they are shown beside each other: in both, in the old one only, in the new one only. */
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

import type { Piece } from './pieces.ts'

/**
 * Makes room for inserted marks: a piece without characters where nothing else is inserted.
 *
 * @param offsets of the new text.
 */
export function withMarks(pieces: readonly Piece[], offsets: readonly number[]): Piece[] {
	return offsets.reduce(withMark, [...pieces])
}

function withMark(pieces: Piece[], offset: number): Piece[] {
	if (pieces.some(({ kind, start, end }) => kind === 'comes' && start <= offset && offset <= end)) return pieces
	const mark: Piece = { kind: 'comes', start: offset, end: offset }
	let newAt = 0
	for (const [at, piece] of pieces.entries()) {
		if (piece.kind === 'goes') continue
		const length = piece.end - piece.start
		if (piece.kind === 'stays' && offset <= newAt + length) {
			const cut = piece.start + offset - newAt
			const parts = [{ ...piece, end: cut }, mark, { ...piece, start: cut }].filter((part) => part === mark || part.end > part.start)
			return [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)]
		}
		newAt += length
	}
	return [...pieces, mark]
}

import type { DiffPiece } from '#app/domain/word/edit/words/diff.ts'

/** Unchanged, deleted and inserted words, marked as the document marks them. */
export function DiffText({ pieces }: { pieces: readonly DiffPiece[] }) {
	return pieces.map(({ kind, text }, index) => {
		if (kind === 'struck')
			return (
				<del key={index} className="redline-del">
					{text}
				</del>
			)
		if (kind === 'added')
			return (
				<ins key={index} className="redline-ins">
					{text}
				</ins>
			)
		return <span key={index}>{text}</span>
	})
}

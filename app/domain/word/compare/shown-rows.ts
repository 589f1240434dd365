import { diffOf, type DiffPiece } from '../edit/words/diff.ts'
import type { TextRow } from './compare-texts.ts'

/** A paragraph with its changes, or how many paragraphs without any were left out. */
export type ShownRow = { pieces: DiffPiece[]; changed: boolean } | { skipped: number }

/** What a page shows of a comparison: changed paragraphs with one unchanged paragraph around them. */
export function shownRows(rows: readonly TextRow[]): ShownRow[] {
	const changed = rows.map(({ before, after }) => before !== after)
	const shown: ShownRow[] = []
	for (const [index, { before, after }] of rows.entries()) {
		if (changed[index] || changed[index - 1] || changed[index + 1]) {
			shown.push({ pieces: diffOf(before ?? '', after ?? ''), changed: changed[index]! })
			continue
		}
		const last = shown.at(-1)
		if (last && 'skipped' in last) last.skipped += 1
		else shown.push({ skipped: 1 })
	}
	return shown
}

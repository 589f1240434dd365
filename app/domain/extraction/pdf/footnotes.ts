import { type Row } from './rows.ts'

/** Notes are set smaller than the text by at least this factor. */
const smaller = 0.91

const noteMarker = /^\s*(?:\d{1,3}(?![\d.,/:)%-])|[*†‡§]{1,3}|\[\d{1,3}\])\s?\S/

/** Parts a page into its text and the notes at its foot: the last rows, in smaller type, the first of them with a marker. */
export function partFootnotes(rows: Row[], bodySize: number): { body: Row[]; notes: Row[] } {
	let start = rows.length
	while (start > 0 && rows[start - 1]!.size < smaller * bodySize) start--
	while (start < rows.length && !noteMarker.test(textOf(rows[start]!))) start++
	const notes = rows.slice(start)
	if (start === 0 || notes.length === 0) return { body: rows, notes: [] }
	return { body: rows.slice(0, start), notes }
}

function textOf(row: Row): string {
	return row.segments.flatMap((segment) => segment.fragments.map((fragment) => fragment.text)).join(' ')
}

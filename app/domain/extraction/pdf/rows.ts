import type { TextFragment } from './text-fragment.ts'

/** Fragments without a gap wider than a space between them. */
export interface Segment {
	fragments: TextFragment[]
	left: number
	right: number
}

/** Everything that stands on one line across the page, left to right. */
export interface Row {
	baseline: number
	size: number
	segments: Segment[]
}

/** A gap this wide, in font sizes, may be the gutter between two columns. */
export const gutterWidth = 0.9

/** Gathers fragments of one writing direction into rows, top to bottom. */
export function rowsOf(fragments: TextFragment[]): Row[] {
	const rows: TextFragment[][] = []
	for (const fragment of [...fragments].sort((one, other) => one.baseline - other.baseline || one.left - other.left)) {
		const row = rows.at(-1)
		if (row && sharesLine(row, fragment)) row.push(fragment)
		else rows.push([fragment])
	}
	return rows.map(rowOf)
}

/** Raised and lowered letters are smaller than the line they lean on, and may stand further from it. */
function sharesLine(row: TextFragment[], fragment: TextFragment) {
	const anchor = row.reduce((largest, other) => (other.size > largest.size ? other : largest))
	const [small, large] = [Math.min(anchor.size, fragment.size), Math.max(anchor.size, fragment.size)]
	return Math.abs(fragment.baseline - anchor.baseline) <= (small < 0.85 * large ? 0.5 : 0.42) * large
}

function rowOf(fragments: TextFragment[]): Row {
	const segments: Segment[] = []
	for (const fragment of [...fragments].sort((one, other) => one.left - other.left)) {
		const segment = segments.at(-1)
		if (segment && fragment.left - segment.right <= gutterWidth * fragment.size) {
			segment.fragments.push(fragment)
			segment.right = Math.max(segment.right, fragment.right)
		} else segments.push({ fragments: [fragment], left: fragment.left, right: fragment.right })
	}
	const main = fragments.reduce((longest, fragment) => (fragment.text.length > longest.text.length ? fragment : longest))
	return { baseline: main.baseline, size: main.size, segments }
}

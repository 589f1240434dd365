export interface Slice {
	label: string
	value: number
}

export interface DrawnSlice extends Slice {
	/** Share of the whole, 0 to 1. */
	share: number
	/** SVG path of the sector, unit circle around 0,0; a lone slice is a full circle. */
	path: string
	/** The position of its label; `null` for a share too small for one. */
	labelAt: { x: number; y: number } | null
}

/** Labels of smaller shares would overlap (spec, section 9). */
export const smallestLabelledShare = 0.08

/** Sectors of a pie, clockwise from the top. Empty slices are left out. */
export function drawSlices(slices: readonly Slice[]): DrawnSlice[] {
	const shown = slices.filter((slice) => slice.value > 0)
	const total = shown.reduce((sum, slice) => sum + slice.value, 0)
	let from = 0
	return shown.map((slice) => {
		const share = slice.value / total
		const to = from + share
		const middle = pointAt(from + share / 2, 0.66)
		const path = share === 1 ? 'M0,-1A1,1,0,1,1,0,1A1,1,0,1,1,0,-1Z' : sector(from, to)
		from = to
		return { ...slice, share, path, labelAt: share < smallestLabelledShare ? null : middle }
	})
}

function sector(from: number, to: number): string {
	const start = pointAt(from, 1)
	const end = pointAt(to, 1)
	return `M0,0L${start.x},${start.y}A1,1,0,${to - from > 0.5 ? 1 : 0},1,${end.x},${end.y}Z`
}

function pointAt(turn: number, radius: number): { x: number; y: number } {
	const angle = turn * 2 * Math.PI - Math.PI / 2
	// Rounded, so that server and browser write the same path.
	return { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) }
}

function round(value: number): number {
	return Math.round(value * 10_000) / 10_000
}

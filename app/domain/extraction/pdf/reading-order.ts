import { lineOf, lineText, type Line } from './line.ts'
import { gutterWidth, type Row, type Segment } from './rows.ts'

/** Lines that follow each other between the same margins, or a table read row by row. */
export type Block = { kind: 'flow'; lines: Line[] } | { kind: 'table'; rows: Line[][][] }

interface Gutter {
	from: number
	/** Inclusive. */
	to: number
	left: number
	right: number
}

/** What stands before the lines of a signature block. */
export const signatureLabel = /^\s*(?:by|name|title|date|its|address|e-?mail|signature|signed)\b\s*:/i
const marker = /^\s*(?:\(?[a-z0-9]{1,4}[.)]|\d+(?:\.\d+)*\.?|[•▪●○◦‣–—*·o-]|article|section)\s*\d*\.?$/i

/** The most rows between which gutters are looked for: a page that has more is no page of an agreement. */
const mostRows = 400

/** The most places where a gutter is tried; text scattered over more of them has no columns. */
const mostGutters = 200

/**
 * Puts what stands on a page in the order in which it is read: full-width lines from top to bottom, columns of
 * running text and of signatures one after the other, tables row by row.
 */
export function readingOrder(rows: Row[]): Block[] {
	if (rows.length === 0) return []
	if (rows.length > mostRows) return [{ kind: 'flow', lines: rows.map(wholeLine) }]
	// The lines of two columns of text need not be level with each other, those of forms and tables are.
	const apart = widestGutter(rows, 'neighbours')
	const columns = apart && sidesOf(rows, apart)
	if (apart && columns?.every(isRunningText)) return inOrder(rows, apart, columns.flatMap(readingOrder), apart.to + 1)

	const gutter = widestGutter(rows, 'level')
	if (!gutter) return [{ kind: 'flow', lines: rows.map(wholeLine) }]
	const sides = sidesOf(rows, gutter)
	if (sides.every(isSignatureBlock)) return inOrder(rows, gutter, sides.flatMap(readingOrder), gutter.to + 1)
	const inside = withoutTail(rows.slice(gutter.from, gutter.to + 1), gutter)
	return inOrder(rows, gutter, table(inside), gutter.from + inside.length)
}

function inOrder(rows: Row[], gutter: Gutter, between: Block[], after: number): Block[] {
	return [...readingOrder(rows.slice(0, gutter.from)), ...between, ...readingOrder(rows.slice(after))]
}

function sidesOf(rows: Row[], gutter: Gutter): [Row[], Row[]] {
	const inside = rows.slice(gutter.from, gutter.to + 1)
	return [side(inside, (segment) => segment.right <= gutter.left + 1), side(inside, (segment) => segment.left >= gutter.right - 1)]
}

function wholeLine(row: Row): Line {
	return lineOf(row.segments.flatMap((segment) => segment.fragments))
}

function side(rows: Row[], belongs: (segment: Segment) => boolean): Row[] {
	return rows.map((row) => ({ ...row, segments: row.segments.filter(belongs) })).filter((row) => row.segments.length > 0)
}

type Seeds = 'level' | 'neighbours'

function widestGutter(rows: Row[], seeds: Seeds): Gutter | null {
	let best: Gutter | null = null
	let most = seeds === 'level' ? 2 : 5
	const tried = new Set<string>()
	rows.forEach((row, index) => {
		const beside =
			seeds === 'level' ? row.segments : [...row.segments, ...neighbours(rows, index)].sort((one, other) => one.left - other.left)
		beside.slice(1).forEach((segment, gap) => {
			const start = { left: beside[gap]!.right, right: segment.left }
			const key = `${Math.round(start.left / 6)}:${Math.round(start.right / 6)}`
			if (start.right - start.left < gutterWidth * row.size || tried.has(key) || tried.size >= mostGutters) return
			tried.add(key)
			const { gutter, bothSides } = grow(rows, index, start, seeds)
			if (bothSides > most && !separatesMarkers(rows, gutter)) {
				best = gutter
				most = bothSides
			}
		})
	})
	return best
}

function neighbours(rows: Row[], index: number): Segment[] {
	const [row, next] = [rows[index]!, rows[index + 1]]
	return next && next.baseline - row.baseline < 0.9 * row.size ? next.segments : []
}

function grow(rows: Row[], seed: number, gap: { left: number; right: number }, seeds: Seeds) {
	const gutter = { from: seed, to: seed, ...gap }
	const bothAt: number[] = [seed]
	const furthest = seeds === 'level' ? 1.6 * usualPitch(rows) : 3 * rows[seed]!.size
	for (const step of [-1, 1]) {
		for (let index = seed + step; index >= 0 && index < rows.length; index += step) {
			const row = rows[index]!
			const narrowed = narrow(row, gutter)
			if (!narrowed) break
			const near = seeds === 'neighbours' && narrow({ ...row, segments: [...row.segments, ...neighbours(rows, index)] }, gutter)?.bothSides
			const bothSides = narrowed.bothSides || near
			if (!bothSides && Math.abs(row.baseline - rows[index - step]!.baseline) > furthest) break
			gutter.left = narrowed.left
			gutter.right = narrowed.right
			if (bothSides) bothAt.push(index)
			if (step === -1) gutter.from = index
			else gutter.to = index
		}
	}
	// What stands above the first row with two sides is running text before the columns, not part of them.
	gutter.from = Math.min(...bothAt)
	return { gutter, bothSides: bothAt.length }
}

function narrow(row: Row, gutter: Gutter): { left: number; right: number; bothSides: boolean } | null {
	const middle = (gutter.left + gutter.right) / 2
	const before = row.segments.filter((segment) => (segment.left + segment.right) / 2 < middle)
	const after = row.segments.filter((segment) => (segment.left + segment.right) / 2 >= middle)
	const left = Math.max(gutter.left, ...before.map((segment) => segment.right))
	const right = Math.min(gutter.right, ...after.map((segment) => segment.left))
	if (right - left < gutterWidth * row.size) return null
	return { left, right, bothSides: before.length > 0 && after.length > 0 }
}

/** A table ends with its last row that has two sides and the lines that wrap in it; one longer column goes on, a table does not. */
function withoutTail(rows: Row[], gutter: Gutter): Row[] {
	let end = rows.findLastIndex((row) => narrow(row, gutter)?.bothSides) + 1
	while (end > 0 && end < rows.length && rows[end]!.baseline - rows[end - 1]!.baseline < 1.4 * rows[end]!.size) end++
	return rows.slice(0, end)
}

function usualPitch(rows: Row[]): number {
	const pitches = rows.slice(1).map((row, index) => row.baseline - rows[index]!.baseline)
	return median(pitches) || 12
}

/** Numbers and bullets that stand left of their paragraphs are no column. */
function separatesMarkers(rows: Row[], gutter: Gutter): boolean {
	const before = rows
		.slice(gutter.from, gutter.to + 1)
		.flatMap((row) => row.segments.filter((segment) => segment.right <= gutter.left + 1).slice(-1))
	return before.filter((segment) => marker.test(textOf(segment))).length > before.length * 0.6
}

function isSignatureBlock(rows: Row[]): boolean {
	return rows.some((row) => row.segments.some((segment) => signatureLabel.test(textOf(segment))))
}

/** Running text fills its column: most lines go from margin to margin, and are more than a word or two. */
function isRunningText(rows: Row[]): boolean {
	if (rows.length < 4) return false
	const spans = rows.map((row) => ({ left: row.segments[0]!.left, right: row.segments.at(-1)!.right, size: row.size }))
	const width = Math.max(...spans.map((span) => span.right)) - Math.min(...spans.map((span) => span.left))
	const usual = median(spans.map((span) => span.right - span.left))
	return usual > 0.6 * width && usual > 10 * median(spans.map((span) => span.size))
}

function table(rows: Row[]): Block[] {
	const columns = columnEdges(rows)
	const pitch = usualPitch(rows)
	const bands: Row[][] = []
	rows.forEach((row, index) => {
		const band = bands.at(-1)
		const startsBand =
			row.segments.some((segment) => columnOf(columns, segment) === 0) ||
			row.baseline - (rows[index - 1]?.baseline ?? -Infinity) > 1.4 * pitch
		if (!band || startsBand) bands.push([row])
		else band.push(row)
	})
	if (columns.length === 0 || bands.length < 2) return [{ kind: 'flow', lines: rows.map(wholeLine) }]

	const cells = bands.map((band) =>
		Array.from({ length: columns.length + 1 }, (_, column) =>
			side(band, (segment) => columnOf(columns, segment) === column).map(wholeLine),
		),
	)
	// "Effective date:   1 May": a form, each line of it one statement.
	const labelled = cells.filter(
		([first]) => /:\s*$/.test(first?.map(lineText).join(' ') ?? '') || signatureLabel.test(first?.map(lineText).join(' ') ?? ''),
	)
	if (columns.length === 1 && labelled.length * 2 >= cells.length) return [{ kind: 'flow', lines: rows.map(wholeLine) }]
	return [{ kind: 'table', rows: cells }]
}

function columnEdges(rows: Row[]): number[] {
	const edges: number[] = []
	const gaps = rows.flatMap((row) =>
		row.segments.slice(1).map((segment, index) => ({ left: row.segments[index]!.right, right: segment.left })),
	)
	for (const gap of gaps) {
		let gutter: Gutter | null = { from: 0, to: rows.length - 1, ...gap }
		let bothSides = 0
		for (const row of rows) {
			const narrowed: ReturnType<typeof narrow> = gutter && narrow(row, gutter)
			if (!narrowed) {
				gutter = null
				break
			}
			gutter = { ...gutter!, left: narrowed.left, right: narrowed.right }
			if (narrowed.bothSides) bothSides++
		}
		const middle = gutter && (gutter.left + gutter.right) / 2
		if (middle !== null && bothSides >= 2 && !edges.some((edge) => Math.abs(edge - middle) < 6)) edges.push(middle)
	}
	return edges.sort((one, other) => one - other)
}

function columnOf(edges: number[], segment: Segment): number {
	return edges.filter((edge) => (segment.left + segment.right) / 2 > edge).length
}

function textOf(segment: Segment): string {
	return segment.fragments
		.map((fragment) => fragment.text)
		.join('')
		.trim()
}

function median(values: number[]): number {
	const sorted = [...values].sort((one, other) => one - other)
	return sorted[Math.floor(sorted.length / 2)] ?? 0
}

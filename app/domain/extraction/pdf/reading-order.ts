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

const signatureWords = /^\s*(?:by|name|title|date|its|address|e-?mail|signature|signed)\b\s*:|_{5,}/i
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
	if (rows.length > mostRows) return [{ kind: 'flow', lines: rows.map(wholeLine) }]
	const gutter = widestGutter(rows)
	if (!gutter) return rows.length > 0 ? [{ kind: 'flow', lines: rows.map(wholeLine) }] : []
	let inside = rows.slice(gutter.from, gutter.to + 1)
	const left = side(inside, (segment) => segment.right <= gutter.left + 1)
	const right = side(inside, (segment) => segment.left >= gutter.right - 1)
	const columns = areColumns(left, right)
	if (!columns) inside = withoutTail(inside, gutter)
	const between: Block[] = columns ? [...readingOrder(left), ...readingOrder(right)] : table(inside)
	return joinFlows([...readingOrder(rows.slice(0, gutter.from)), ...between, ...readingOrder(rows.slice(gutter.from + inside.length))])
}

function wholeLine(row: Row): Line {
	return lineOf(row.segments.flatMap((segment) => segment.fragments))
}

function side(rows: Row[], belongs: (segment: Segment) => boolean): Row[] {
	return rows.map((row) => ({ ...row, segments: row.segments.filter(belongs) })).filter((row) => row.segments.length > 0)
}

/** The gutter with most rows on both of its sides; `null` when the rows read straight across. */
function widestGutter(rows: Row[]): Gutter | null {
	let best: Gutter | null = null
	let most = 2
	const tried = new Set<string>()
	rows.forEach((row, index) => {
		row.segments.slice(1).forEach((segment, gap) => {
			const start = { left: row.segments[gap]!.right, right: segment.left }
			const key = `${Math.round(start.left / 6)}:${Math.round(start.right / 6)}`
			if (tried.has(key) || tried.size >= mostGutters) return
			tried.add(key)
			const { gutter, bothSides } = grow(rows, index, start)
			if (bothSides > most && !separatesMarkers(rows, gutter)) {
				best = gutter
				most = bothSides
			}
		})
	})
	return best
}

function grow(rows: Row[], seed: number, gap: { left: number; right: number }) {
	const gutter = { from: seed, to: seed, ...gap }
	const bothAt: number[] = [seed]
	const pitch = usualPitch(rows)
	for (const step of [-1, 1]) {
		for (let index = seed + step; index >= 0 && index < rows.length; index += step) {
			const row = rows[index]!
			const narrowed = narrow(row, gutter)
			if (!narrowed) break
			const apart = Math.abs(row.baseline - rows[index - step]!.baseline)
			if (!narrowed.bothSides && apart > 1.6 * pitch) break
			gutter.left = narrowed.left
			gutter.right = narrowed.right
			if (narrowed.bothSides) bothAt.push(index)
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
	const before = rows.slice(gutter.from, gutter.to + 1).flatMap((row) => row.segments.filter((segment) => segment.right <= gutter.left + 1).slice(-1))
	return before.filter((segment) => marker.test(textOf(segment))).length > before.length * 0.6
}

function areColumns(left: Row[], right: Row[]): boolean {
	const signs = (rows: Row[]) => rows.some((row) => row.segments.some((segment) => signatureWords.test(textOf(segment))))
	if (signs(left) && signs(right)) return true
	return [left, right].every((rows) => rows.length >= 4 && isRunningText(rows))
}

/** Running text fills its column: most lines go from margin to margin, and are more than a word or two. */
function isRunningText(rows: Row[]): boolean {
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
		const startsBand = row.segments.some((segment) => columnOf(columns, segment) === 0) || row.baseline - (rows[index - 1]?.baseline ?? -Infinity) > 1.4 * pitch
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
	const labelled = cells.filter(([first]) => /:\s*$/.test(first?.map(lineText).join(' ') ?? '') || signatureWords.test(first?.map(lineText).join(' ') ?? ''))
	if (columns.length === 1 && labelled.length * 2 >= cells.length) return [{ kind: 'flow', lines: rows.map(wholeLine) }]
	return [{ kind: 'table', rows: cells }]
}

/** Middles of the gaps that no row crosses and that have words on both sides in at least two rows. */
function columnEdges(rows: Row[]): number[] {
	const edges: number[] = []
	const gaps = rows.flatMap((row) => row.segments.slice(1).map((segment, index) => ({ left: row.segments[index]!.right, right: segment.left })))
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

function joinFlows(blocks: Block[]): Block[] {
	return blocks.filter((block) => (block.kind === 'flow' ? block.lines.length > 0 : block.rows.length > 0))
}

function textOf(segment: Segment): string {
	return segment.fragments.map((fragment) => fragment.text).join('').trim()
}

function median(values: number[]): number {
	const sorted = [...values].sort((one, other) => one - other)
	return sorted[Math.floor(sorted.length / 2)] ?? 0
}

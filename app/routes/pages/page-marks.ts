import type { LaidOutPage, PlacedWords } from '#app/domain/extraction/text-layout.ts'
import type { Finding, Severity } from '#app/domain/review/report/report.ts'

/** A red flag whose words are in the document. */
export interface QuotedFinding {
	id: string
	/** Its number in the order of the document, from 1. */
	number: number
	severity: Severity
	clause: string | null
	says: string
	start: number
	end: number
}

/** A stretch of words along one line, in points of the page: from the baseline's begin, turned by `angle` degrees clockwise. */
export interface PageStretch {
	x: number
	y: number
	width: number
	size: number
	angle: number
}

/** One line of a page as it is selected and copied. */
export interface PageLine extends PageStretch {
	text: string
}

/** A red flag on one page. */
export interface PageMark {
	finding: QuotedFinding
	stretches: PageStretch[]
	/** Where its number is, in the margin beside its first line. */
	pin: { x: number; y: number }
}

/** The findings that quote the document, numbered in its order. */
export function quotedFindings(findings: readonly Finding[]): QuotedFinding[] {
	return findings
		.flatMap(({ id, severity, clause, says, start, end }) =>
			start === null || end === null ? [] : [{ id, severity, clause, says, start, end }],
		)
		.sort((one, other) => one.start - other.start || one.end - other.end)
		.map((finding, index) => ({ ...finding, number: index + 1 }))
}

/** The lines of a page: neighboring runs of words become one, so that a line is selected as a whole. */
export function linesOf({ words }: LaidOutPage, text: string): PageLine[] {
	return joined(
		words,
		(before, next) => next.start >= before.start + before.length && next.start - (before.start + before.length) <= 1,
	).map(({ start, length, ...stretch }) => ({ ...stretch, text: text.slice(start, start + length) }))
}

/**
 * Where the quotes of findings are on a page. A run of words that is quoted in part is marked by its share of the
 * widths of letters, as most typefaces have them.
 *
 * @param text of the whole document
 */
export function marksOn({ width, words }: LaidOutPage, findings: readonly QuotedFinding[], text: string): PageMark[] {
	const pins: PageMark['pin'][] = []
	return findings.flatMap((finding) => {
		const quoted = words.flatMap((run) => partOf(run, finding, text))
		const stretches = joined(quoted, () => true).map(({ x, y, width, size, angle }) => ({ x, y, width, size, angle }))
		const [first] = stretches
		if (!first) return []
		const pin = freePlace({ x: width - pinSize, y: first.y - 0.35 * first.size }, pins)
		pins.push(pin)
		return [{ finding, stretches, pin }]
	})
}

/** How much room a number takes in the margin, in points. */
const pinSize = 18

/** A place for a number where no other number is: farther from the edge where one is there already. */
function freePlace({ x, y }: PageMark['pin'], taken: readonly PageMark['pin'][]): PageMark['pin'] {
	const inTheWay = taken.some((other) => Math.abs(other.x - x) < pinSize && Math.abs(other.y - y) < pinSize)
	return inTheWay && x > 2 * pinSize ? freePlace({ x: x - pinSize, y }, taken) : { x, y }
}

function partOf(run: PlacedWords, { start, end }: QuotedFinding, text: string): PlacedWords[] {
	const from = Math.max(run.start, start)
	const to = Math.min(run.start + run.length, end)
	if (from >= to) return []
	// A run has at least one letter, so the whole is more than nothing.
	const whole = letterWidths(text.slice(run.start, run.start + run.length))
	const share = (one: number, other: number) => (run.width * letterWidths(text.slice(one, other))) / whole
	const radians = (run.angle * Math.PI) / 180
	const before = share(run.start, from)
	return [
		{
			...run,
			start: from,
			length: to - from,
			x: run.x + before * Math.cos(radians),
			y: run.y + before * Math.sin(radians),
			width: share(from, to),
		},
	]
}

/** How wide letters are together, an ordinary small letter being 1. */
function letterWidths(letters: string): number {
	let width = 0
	for (const letter of letters)
		width += /[ijl.,;:'’!|]/.test(letter)
			? 0.5
			: /[ frtI()\[\]-]/.test(letter)
				? 0.65
				: /[mwMW@%]/.test(letter)
					? 1.6
					: /\p{Lu}/u.test(letter)
						? 1.35
						: 1
	return width
}

/** Runs that follow one another on one line, as one. */
function joined(runs: readonly PlacedWords[], mayJoin: (before: PlacedWords, next: PlacedWords) => boolean): PlacedWords[] {
	return runs.reduce<PlacedWords[]>((all, next) => {
		const before = all.at(-1)
		if (!before || !mayJoin(before, next) || !isBeside(before, next)) return [...all, next]
		all[all.length - 1] = {
			...before,
			length: next.start + next.length - before.start,
			width: along(before, next) + next.width,
			size: Math.max(before.size, next.size),
		}
		return all
	}, [])
}

function isBeside(before: PlacedWords, next: PlacedWords): boolean {
	const gap = along(before, next) - before.width
	return before.angle === next.angle && Math.abs(across(before, next)) < 0.3 * before.size && gap > -before.size && gap < 1.5 * before.size
}

/** How far the second run begins from the first, along its baseline. */
function along(one: PlacedWords, other: PlacedWords): number {
	const radians = (one.angle * Math.PI) / 180
	return (other.x - one.x) * Math.cos(radians) + (other.y - one.y) * Math.sin(radians)
}

function across(one: PlacedWords, other: PlacedWords): number {
	const radians = (one.angle * Math.PI) / 180
	return (other.y - one.y) * Math.cos(radians) - (other.x - one.x) * Math.sin(radians)
}

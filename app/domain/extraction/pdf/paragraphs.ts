import { longPattern } from '#app/domain/text/long-pattern.ts'
import { firstWordWidth, isBold, lineText, type Line } from './line.ts'
import { signatureLabel } from './reading-order.ts'

/** Lines that make one paragraph, in order. */
export interface LineGroup {
	lines: Line[]
	/** Right margin of the column it stands in. */
	columnRight: number
}

/** What starts a numbered paragraph or a list item. */
export const numberingStart = longPattern()`
	^(?:
		\(\s?(?:[a-z]{1,2}|[ivxl]{1,6}|\d{1,3})\s?\)|(?:[A-Za-z]|[ivxl]{1,6}|[IVXL]{1,6}|\d{1,3})[.)](?=\s)|\d{1,3}(?:\.\d{1,3})+\.?(?=\s)
		|(?:ARTICLE|SECTION|Article|Section|EXHIBIT|Exhibit|SCHEDULE|Schedule|ANNEX|Annex)\s+[\dA-Z][\w.]{0,6}(?=[\s.:–—-]|$)|[•▪●○◦‣⁃]
		|[–—-](?=\s)|o(?=\s)
	)
`

const endsSentence = /[.;:!?]["'”’)\]]*$/
const runsOn = /(?:[,(–—]|\b(?:and|or|of|the|to|in|by|for|with|a|an|any|such|this|that|as|on|from|under))$/i

/** "Name of member:" at the start of a line: a field to fill in. */
const formLabel = /^\p{Lu}[^.:;]{0,40}:(?:\s|$)/u

/** Whether these words can't be the end of a paragraph. */
export function isUnfinished(text: string): boolean {
	return !endsSentence.test(text)
}

/** Parts the lines of one column into paragraphs by gaps, indents, numbering, type, and lines that end early. */
export function groupLines(lines: Line[]): LineGroup[] {
	const columnRight = percentile(
		lines.map((line) => line.right),
		0.95,
	)
	const columnLeft = percentile(
		lines.map((line) => line.left),
		0.1,
	)
	const pitch = usualPitch(lines)
	const groups: LineGroup[] = []
	lines.forEach((line, index) => {
		const before = lines[index - 1]
		const group = groups.at(-1)
		if (before && group && continues(group, before, line, { columnLeft, columnRight, pitch })) group.lines.push(line)
		else groups.push({ lines: [line], columnRight })
	})
	return groups
}

interface Column {
	columnLeft: number
	columnRight: number
	/** Usual distance between lines, in font sizes. */
	pitch: number
}

function continues(group: LineGroup, before: Line, line: Line, { columnLeft, columnRight, pitch }: Column): boolean {
	const size = Math.max(before.size, line.size)
	const gap = (line.baseline - before.baseline) / size
	const textBefore = lineText(before)
	const text = lineText(line)
	if (gap <= 0 || gap > Math.max(1.3 * pitch, pitch + 0.35)) return false
	if (Math.abs(line.size - before.size) > 0.12 * size && Math.min(text.length, textBefore.length) > 2) return false

	if (signatureLabel.test(text)) return false
	if (formLabel.test(text) && (/_{3,}\W*$/.test(textBefore) || formLabel.test(textBefore))) return false

	const full = columnRight - before.right < firstWordWidth(line) + 0.6 * size
	const sentenceGoesOn = isUnfinished(textBefore) && /^[\p{Ll}]/u.test(text)
	const numbered = numberingStart.test(text)
	// "…as set out in Section" / "2.1 of this Agreement": a number at the start of a line is a reference when the sentence needs it.
	if (numbered)
		return runsOn.test(textBefore) && full && Math.abs(line.left - group.lines.at(-1)!.left) < size && !/^\(|^[•▪●○◦‣⁃–—-]/.test(text)
	if (sentenceGoesOn) return true

	if (isBold(before) !== isBold(line) && (isBold(before) ? group.lines.every(isBold) : !full)) return false
	if (isCentred(before, columnLeft, columnRight) && isCentred(line, columnLeft, columnRight))
		return isBold(before) === isBold(line) && isUnfinished(textBefore) && isCapitals(textBefore) === isCapitals(text)
	if (!full) return false

	const indented = line.left - before.left > 0.8 * size
	const hangs = group.lines.length === 1 && numberingStart.test(textBefore)
	if (indented && !hangs && line.left - columnLeft > 0.8 * size) return !endsSentence.test(textBefore)
	return true
}

/** Both margins are clear and alike: a title, not running text. */
function isCentred(line: Line, columnLeft: number, columnRight: number): boolean {
	const left = line.left - columnLeft
	const right = columnRight - line.right
	return left > 2 * line.size && right > 2 * line.size && Math.abs(left - right) < 2 * line.size
}

function isCapitals(text: string) {
	return text === text.toUpperCase() && /\p{Lu}/u.test(text)
}

/** The distance between lines of one paragraph in font sizes: the lower part of all distances, since gaps between paragraphs are larger. */
function usualPitch(lines: Line[]): number {
	const pitches = lines
		.slice(1)
		.map((line, index) => (line.baseline - lines[index]!.baseline) / Math.max(line.size, lines[index]!.size))
		.filter((pitch) => pitch > 0.7 && pitch < 3.2)
	return pitches.length === 0 ? 1.2 : Math.min(2.6, percentile(pitches, 0.35))
}

function percentile(values: number[], part: number): number {
	const sorted = [...values].sort((one, other) => one - other)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

import type { Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { filingMarks } from './filing-mark.ts'
import { goesOn } from './goes-on.ts'
import { type PageLine, pageLines } from './page-lines.ts'

const tagged = /^<PAGE>\s{0,40}[-–]?\s?\d{0,4}\s?[-–]?$/i
const numbered = /^\W{0,3}page\s{1,3}\d{1,3}(?:\s{1,3}(?:of|\/)\s{1,3}\d{1,3})?\W{0,3}$/i
const pageWithin = /\bpage\s{1,3}\d{1,3}(?:\s{1,3}(?:of|\/)\s{1,3}\d{1,3})?\b/gi
const bareNumber = /^([-–—]\s{0,3})?([A-Z]{1,2}-)?(\d{1,3})(\s{0,3}[-–—])?$/
/** What stands alone above the archive's line is the page's number: "7", "iv", "B-1-1", "7.". */
const numberAbove = /^(?:[-–—\s]{0,4}(?:[A-Z]{1,3}-){0,2}\d{1,3}(?:-\d{1,3})?[-–—.\s]{0,4}|[ivx]{1,6})$/
/** The number of the page behind its last words; "… of Section 4" means something else. */
const numberBehind =
	/(?<!\b(?:sections?|articles?|clauses?|paragraphs?|exhibits?|schedules?|annex|appendix|item|no\.?|and|or|to|of))\s+([-–]\s?)?(\d{1,3})(?:\s?[-–])?$/i
const runningBehind = /\s{3}(\S(?:(?!\s{3})[^\n]){6,160})$/
const ofForms =
	/^(?:by|name|title|its|date[ds]?|and|or|signature|witness|address|attn|attention|article|section|part)\b|_{3}|^\W*$|^\d{1,3}\s/i

const longestRunning = 420
const fewestRuns = 3
const mostRunning = 4
const mostMarks = 12
const shortestPage = 300
const fewestPages = 3

/**
 * Words printed at the head and the foot of each page that now stand among the words of a file made of pages: the line
 * of a filing archive, page numbers, running lines. Spans of the text in order; a document without any has none.
 */
export function pageMarks(text: string, paragraphs: readonly Paragraph[]): Span[] {
	const filings = filingMarks(text)
	const lines = pageLines(text, paragraphs)
	const ends = new Map(filings.map(({ start, end }) => [start, end]))
	const filed = lines.map(({ start, end }) => ends.get(start) === end)
	const marks = lines.map(
		({ words }, index) => filed[index] === true || (words.length < 40 && (tagged.test(words) || numbered.test(words))),
	)
	addNumbersAbove(lines, marks, filed)
	addCounted(lines, marks)
	if (filings.length === 0 && !marks.includes(true)) return []
	addRunning(lines, marks)
	addNumbersAbove(lines, marks, filed)
	return inOrder([...lines.filter((_, index) => marks[index]), ...filings, ...behindPages(lines, marks, filings)])
}

/** The page's number above the archive's line, or above what runs along over that. */
function addNumbersAbove(lines: readonly PageLine[], marks: boolean[], filed: readonly boolean[]) {
	let atFoot = false
	for (let index = lines.length - 1; index >= 0; index--) {
		const { words } = lines[index] as PageLine
		if (atFoot && words.length < 12 && numberAbove.test(words)) marks[index] = true
		atFoot = filed[index] === true || (atFoot && marks[index] === true)
	}
}

interface Count {
	indexes: number[]
	/** Where the last of them ends. */
	end: number
}

/** Page numbers that count up, each on a line of its own, where one of them stands in the middle of a sentence. */
function addCounted(lines: readonly PageLine[], marks: boolean[]) {
	const counts: Count[] = []
	const latest = new Map<string, Count>()
	for (const [index, { words, start, end }] of lines.entries()) {
		const [, before = '', prefix = '', digits = '', behind = ''] = (words.length < 12 && bareNumber.exec(words)) || []
		if (digits === '' || (before === '') !== (behind === '')) continue
		const value = Number(digits)
		const key = (number: number) => `${before.trim()}${prefix}${number}`
		const counted = [latest.get(key(value - 1)), latest.get(key(value - 2))].find((each) => each && start - each.end >= shortestPage)
		if (!counted) counts.push({ indexes: [], end: 0 })
		const count = counted ?? (counts.at(-1) as Count)
		count.indexes.push(index)
		count.end = end
		latest.set(key(value), count)
	}
	for (const { indexes } of counts) {
		if (indexes.length >= fewestPages && indexes.some((index) => isBetweenHalves(lines, marks, index)))
			for (const index of indexes) marks[index] = true
	}
}

function isBetweenHalves(lines: readonly PageLine[], marks: readonly boolean[], index: number): boolean {
	return goesOn(lines[unmarkedFrom(marks, index - 1, -1)]?.words ?? '', lines[unmarkedFrom(marks, index + 1, 1)]?.words ?? '')
}

/** The next line that is no mark, counted from one on; no page has more marks than these few. */
function unmarkedFrom(marks: readonly boolean[], index: number, step: 1 | -1): number {
	let at = index
	for (let count = 0; count < mostMarks && marks[at]; count++) at += step
	return at
}

/** Lines that recur beside a mark of a page; the first stays, unless it parts a sentence: it may be a title, or agreed. */
function addRunning(lines: readonly PageLine[], marks: boolean[]) {
	for (let round = 0; round < mostRunning; round++) {
		const runs = new Map<string, number[]>()
		for (const [index, { words }] of lines.entries()) {
			if (marks[index] || words.length > longestRunning || !(marks[index - 1] || marks[index + 1]) || ofForms.test(words)) continue
			const key = withoutPage(words)
			const run = runs.get(key)
			if (run) run.push(index)
			else runs.set(key, [index])
		}
		const found = [...runs].filter(([, { length }]) => length >= fewestRuns)
		if (found.length === 0) return
		for (const [key, indexes] of found) {
			const [first] = indexes
			for (const index of indexes)
				if (index !== first || key !== lines[index]?.words || isBetweenHalves(lines, marks, index)) marks[index] = true
		}
	}
}

function withoutPage(words: string): string {
	return words.replace(pageWithin, 'page')
}

/**
 * Words behind the last ones of a page, on their line, where those of other pages are of the same kind: page numbers,
 * running lines.
 */
function behindPages(lines: readonly PageLine[], marks: readonly boolean[], filings: readonly Span[]): Span[] {
	const pages = filings.flatMap((filing) => {
		const line = lines[unmarkedFrom(marks, lineBefore(lines, filing.start), -1)]
		if (!line) return []
		const words = line.words.slice(0, Math.max(0, filing.start - line.start)).trimEnd()
		const [number = '', dash = '', digits = ''] = numberBehind.exec(words.slice(-40)) ?? []
		const [, running = ''] = runningBehind.exec(words.slice(-200)) ?? []
		return [{ value: digits === '' ? null : Number(digits), isDashed: dash !== '', number, running, end: line.start + words.length }]
	})
	const runs = new Map<string, number>()
	for (const { running } of pages) if (running !== '') runs.set(withoutPage(running), (runs.get(withoutPage(running)) ?? 0) + 1)
	return pages.flatMap(({ value, isDashed, number, running, end }, index) => {
		if ((runs.get(withoutPage(running)) ?? 0) >= fewestRuns) return [{ start: end - running.length, end }]
		const counts = value !== null && (isDashed || [-2, -1, 1, 2].some((step) => pages[index + step]?.value === value + step))
		return counts ? [{ start: end - number.length, end }] : []
	})
}

function lineBefore(lines: readonly PageLine[], offset: number): number {
	let [low, high] = [0, lines.length]
	while (low < high) {
		const middle = (low + high) >> 1
		if ((lines[middle]?.start ?? 0) < offset) low = middle + 1
		else high = middle
	}
	return low - 1
}

function inOrder(spans: readonly Span[]): Span[] {
	const sorted = spans.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start)
	return sorted.filter(({ start }, index) => start !== sorted[index - 1]?.start)
}

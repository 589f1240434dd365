import type { Row } from './rows.ts'

/** The rows of one page, top to bottom. */
export interface PageRows {
	page: number
	height: number
	rows: Row[]
}

/** How many rows at the top and at the bottom of a page may be a running header or footer. */
const deepest = 4

/** The part of the page height, from either edge, in which running lines stand; sentences only in the narrower one. */
const zone = 0.13
const sentenceZone = 0.085

/** Lines at the same height on two pages differ by less than this, in points. */
const tolerance = 8

/** Headers and footers are few of a document's lines; where more than this share would go, they are its text. */
const mostOfRows = 0.4

/** A running line is short: what is longer and repeated is part of the agreement. */
const longest = 160

/**
 * Takes running headers, footers and page numbers away: lines that stand at the same height near the edge of several
 * pages and are the same but for their numbers. A document of one page loses nothing.
 */
export function withoutRunningLines(pages: PageRows[]): PageRows[] {
	if (pages.length < 2) return pages
	const counts = new Map<string, Set<number>>()
	for (const page of pages) {
		for (const { row, edge, distance } of edgeRows(page)) {
			for (const bucket of buckets(distance)) {
				const key = `${edge}:${bucket}:${shape(row)}`
				counts.set(key, (counts.get(key) ?? new Set()).add(page.page))
			}
		}
	}
	const inBody = new Set(pages.flatMap((page) => page.rows.slice(deepest, -deepest).map(shape)))
	const enough = Math.max(2, Math.ceil(pages.length * 0.3))
	const repeated = (page: PageRows) =>
		edgeRows(page)
			.filter(
				({ row, edge, distance }) =>
					!inBody.has(shape(row)) && buckets(distance).some((bucket) => isRepeated(counts.get(`${edge}:${bucket}:${shape(row)}`), enough)),
			)
			.map(({ row }) => row)
	const numbers = (page: PageRows) =>
		edgeRows(page)
			.filter(({ row }) => isPageNumber(row, page.page))
			.map(({ row }) => row)
	const repeats = pages.map(repeated)
	const all = pages.reduce((sum, { rows }) => sum + rows.length, 0)
	const taken = repeats.reduce((sum, rows, index) => sum + new Set(rows.filter((row) => !isPageNumber(row, pages[index]!.page))).size, 0)
	// Pages that say little but the same, such as a form printed once for each person, are no pages of headers.
	const areHeaders = taken <= mostOfRows * all
	return pages.map((page, index) => {
		const gone = new Set([...(areHeaders ? repeats[index]! : []), ...numbers(page)])
		return { ...page, rows: page.rows.filter((row) => !gone.has(row)) }
	})
}

function isRepeated(seenOn: Set<number> | undefined, enough: number) {
	if (!seenOn) return false
	if (seenOn.size >= enough) return true
	// A header that belongs to one schedule of a long document runs on over neighboring pages only.
	return [...seenOn].some((page) => seenOn.has(page + 1) && seenOn.has(page + 2))
}

function edgeRows({ rows, height }: PageRows) {
	const top = rows.slice(0, deepest).map((row) => ({ row, edge: 'top' as const, distance: row.baseline }))
	const bottom = rows.slice(-deepest).map((row) => ({ row, edge: 'bottom' as const, distance: height - row.baseline }))
	return [...top, ...bottom].filter(
		({ row, distance }) => distance < (isSentence(row) ? sentenceZone : zone) * height && textOf(row).length <= longest,
	)
}

function isSentence(row: Row): boolean {
	return /[.;:,]$/.test(textOf(row)) && textOf(row).split(/\s+/).length >= 6
}

/** Two heights within the tolerance share at least one of their two buckets. */
function buckets(distance: number): number[] {
	return [Math.floor(distance / tolerance), Math.floor(distance / tolerance + 0.5) + 0.5]
}

function shape(row: Row): string {
	return textOf(row)
		.toLowerCase()
		.replace(/\b[ivxlc]+\b/g, '#')
		.replace(/\d+/g, '#')
		.replace(/\s+/g, '')
}

/** A line that is nothing but the number of the page it stands on, as the first page of a letter often lacks it. */
function isPageNumber(row: Row, page: number): boolean {
	const number = /^\W*(?:page\s*)?(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?\W*$/i.exec(textOf(row))?.[1]
	return number !== undefined && Number(number) === page
}

function textOf(row: Row): string {
	return row.segments
		.map((segment) => segment.fragments.map((fragment) => fragment.text).join(''))
		.join(' ')
		.trim()
}

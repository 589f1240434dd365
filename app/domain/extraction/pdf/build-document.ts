import { pdfMediaType, type ExtractedDocument, type PageNotRead, type Paragraph, type Span } from '../extracted-document.ts'
import type { PlacedWords, TextLayout } from '../text-layout.ts'
import { piecesOf, runsOver, type DraftParagraph } from './draft-paragraph.ts'
import { partFootnotes } from './footnotes.ts'
import { vocabularyOf } from './join-lines.ts'
import { isBold, type Line, type Piece, type PieceSource } from './line.ts'
import { groupLines } from './paragraphs.ts'
import { kindOf } from './paragraph-kind.ts'
import { layoutOf, placedWords, positionOf } from './page-layout.ts'
import { readingOrder, type Block } from './reading-order.ts'
import { rowsOf } from './rows.ts'
import { withoutRunningLines, type PageRows } from './running-lines.ts'
import type { PageText, TextFragment } from './text-fragment.ts'

/** Raised whenever the same PDF may give other text or other paragraph ids than before. */
export const pdfExtractorVersion = 'pdf-1'

/**
 * Makes a document of pages: running lines dropped, columns in order, lines joined to paragraphs over page breaks.
 *
 * @returns the document, and where its words are on the pages
 */
export function buildDocument(
	pages: PageText[],
	pageCount: number,
	pagesNotRead: PageNotRead[],
): { document: ExtractedDocument; layout: TextLayout } {
	const bodySize = usualSize(pages)
	const layers = pages.map((page) => layersOf(page))
	const main = withoutRunningLines(layers.map(({ main }) => main))
	const notes: DraftParagraph[] = []
	const body: DraftParagraph[] = []
	let table = 0

	const draftBlocks = (blocks: Block[], page: number, common: Pick<DraftParagraph, 'part' | 'aside'>) =>
		blocks.flatMap((block) => (block.kind === 'flow' ? draftFlow(block.lines, page, common) : draftTable(block.rows, page, table++)))

	main.forEach(({ page, rows }, index) => {
		const parted = partFootnotes(rows, bodySize)
		const drafts = draftBlocks(readingOrder(parted.body), page, { part: 'body', aside: false })
		addJoining(body, drafts)
		for (const aside of layers[index]!.asides) body.push(...draftBlocks(readingOrder(aside.rows), page, { part: 'body', aside: true }))
		addJoining(notes, draftBlocks(readingOrder(parted.notes), page, { part: 'footnote', aside: false }))
	})
	const vocabulary = vocabularyOf([...body, ...notes].flatMap((draft) => draft.lines))
	const placed = new Map(pages.map(({ page }) => [page, [] as PlacedWords[]]))
	const document = write(
		[...body, ...notes].map((draft) => ({ draft, pieces: piecesOf(draft, vocabulary) })),
		bodySize,
		pageCount,
		pagesNotRead,
		(source, start) => placed.get(source.position.page)?.push(placedWords(source, start)),
	)
	return { document, layout: layoutOf(pages, placed) }
}

/** Each writing direction is read by itself: the one with most letters is the page, the others stand beside it. */
function layersOf(pageText: PageText): { main: PageRows; asides: PageRows[] } {
	const { page, width, height, fragments } = pageText
	const byAngle = new Map<number, TextFragment[]>()
	for (const fragment of fragments) {
		const angle = Math.abs(fragment.angle) <= 2 ? 0 : fragment.angle
		const group = byAngle.get(angle)
		if (group) group.push(fragment)
		else byAngle.set(angle, [fragment])
	}
	const letters = (group: TextFragment[]) => group.reduce((sum, fragment) => sum + fragment.text.length, 0)
	const [first, ...others] = [...byAngle].sort(([, one], [, other]) => letters(other) - letters(one))
	const lay = (angle: number, group: TextFragment[]): PageRows => {
		const tall = Math.abs(Math.abs(angle) - 90) < 45 ? width : height
		// Turned frames have their origin elsewhere: heights count from the frame's own upper edge.
		const top = angle === 0 ? 0 : angle === 90 ? -width : angle === 180 ? -height : 0
		return {
			page,
			height: tall,
			rows: rowsOf(group.map((fragment) => ({ ...fragment, baseline: fragment.baseline - top, position: positionOf(fragment, pageText) }))),
		}
	}
	return { main: first ? lay(...first) : { page, height, rows: [] }, asides: others.map((other) => lay(...other)) }
}

function draftFlow(lines: Line[], page: number, common: Pick<DraftParagraph, 'part' | 'aside'>): DraftParagraph[] {
	return groupLines(lines.filter((line) => line.pieces.length > 0)).map((group) => ({ ...common, ...group, page, cell: null }))
}

function draftTable(rows: Line[][][], page: number, table: number): DraftParagraph[] {
	return rows.flatMap((cells, row) =>
		cells.flatMap((lines, column) => {
			const words = lines.filter((line) => line.pieces.length > 0)
			return words.length === 0
				? []
				: [{ part: 'body' as const, aside: false, page, lines: words, columnRight: Infinity, cell: { table, row, column } }]
		}),
	)
}

function addJoining(all: DraftParagraph[], drafts: DraftParagraph[]) {
	for (const draft of drafts) {
		const before = all.findLast((earlier) => !earlier.aside)
		if (before && runsOver(before, draft)) {
			before.lines = [...before.lines, ...draft.lines]
			before.columnRight = draft.columnRight
		} else all.push(draft)
	}
}

function write(
	drafts: { draft: DraftParagraph; pieces: Piece[] }[],
	bodySize: number,
	pageCount: number,
	pagesNotRead: PageNotRead[],
	onPlaced: (source: PieceSource, start: number) => void,
): ExtractedDocument {
	const paragraphs: Paragraph[] = []
	const hiddenSpans: Span[] = []
	const perPage = new Map<number, number>()
	let text = ''
	for (const { draft, pieces } of drafts) {
		const own = pieces.map((piece) => piece.text).join('')
		if (own.trim() === '') continue
		if (text !== '') text += '\n'
		const start = text.length
		let at = start
		for (const piece of pieces) {
			const last = hiddenSpans.at(-1)
			if (piece.hidden && last && last.end === at && at > start) last.end = at + piece.text.length
			else if (piece.hidden) hiddenSpans.push({ start: at, end: at + piece.text.length })
			for (const source of piece.sources) {
				// The hyphen of a mended word is in the source and not in the text.
				const length = Math.min(source.length, piece.text.length - source.at)
				if (length > 0) onPlaced({ ...source, length }, at + source.at)
			}
			at += piece.text.length
		}
		text += own
		const index = perPage.get(draft.page) ?? 0
		perPage.set(draft.page, index + 1)
		const emphasised = /\p{L}/u.test(own) && draft.lines.every(isBold)
		const plain = { kind: draft.cell ? ('table_cell' as const) : ('paragraph' as const), level: null }
		const kind =
			draft.cell || draft.part === 'footnote'
				? plain
				: kindOf({ text: own, size: draft.lines[0]!.size, bold: emphasised, lines: draft.lines.length }, bodySize)
		paragraphs.push({
			id: `p${draft.page}-${index}`,
			part: draft.part,
			page: draft.page,
			...kind,
			numbering: null,
			cell: draft.cell,
			emphasised,
			confidence: meanConfidence(pieces),
			start,
			end: at,
		})
	}
	return {
		mediaType: pdfMediaType,
		text,
		paragraphs,
		pages: pageCount,
		pagesNotRead,
		comments: [],
		trackedChanges: 0,
		hiddenSpans,
		extractorVersion: pdfExtractorVersion,
	}
}

function meanConfidence(pieces: Piece[]): number | null {
	const recognised = pieces.filter((piece) => piece.confidence !== null)
	if (recognised.length === 0) return null
	const letters = recognised.reduce((sum, piece) => sum + piece.text.length, 0)
	return Math.round(recognised.reduce((sum, piece) => sum + (piece.confidence ?? 0) * piece.text.length, 0) / letters)
}

function usualSize(pages: PageText[]): number {
	const letters = new Map<number, number>()
	for (const { fragments } of pages) {
		for (const { size, text } of fragments) {
			const rounded = Math.round(size * 2) / 2
			letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
		}
	}
	return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [12, 0] as [number, number])[0]
}

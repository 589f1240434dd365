import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { Paragraph } from '../extracted-document.ts'
import { isBold, lineText, type Line, type Piece } from './line.ts'
import { joinPieces, type Vocabulary } from './join-lines.ts'
import { isUnfinished, numberingStart } from './paragraphs.ts'

/** A paragraph on its way from lines to text. */
export interface DraftParagraph {
	part: DocumentPart
	/** Where it begins. */
	page: number
	lines: Line[]
	columnRight: number
	cell: Paragraph['cell']
	/** Written in another direction than the page, or repeated over it: nothing runs on into it. */
	aside: boolean
}

/** The words of a draft as styled pieces, lines and broken words joined. */
export function piecesOf({ lines }: DraftParagraph, vocabulary: Vocabulary): Piece[] {
	return lines.reduce<Piece[]>((pieces, line) => (pieces.length === 0 ? line.pieces : joinPieces(pieces, line.pieces, vocabulary)), [])
}

/** Whether `next`, which begins in another column or on another page, goes on where `draft` stops in mid-sentence. */
export function runsOver(draft: DraftParagraph, next: DraftParagraph): boolean {
	const last = draft.lines.at(-1)
	const first = next.lines[0]
	if (!last || !first || draft.cell || next.cell || draft.aside || next.aside || draft.part !== next.part) return false
	const [before, after] = [lineText(last), lineText(first)]
	const size = Math.max(last.size, first.size)
	if (Math.abs(last.size - first.size) > 0.12 * size || !isUnfinished(before) || /_{3,}\W*$/.test(before)) return false
	if (draft.lines.every(isBold) !== next.lines.every(isBold)) return false
	if (numberingStart.test(after)) return false
	if (/^\p{Ll}/u.test(after)) return true
	const full = draft.columnRight - last.right < 4 * size
	return full && draft.lines.length > 1 && before !== before.toUpperCase() && after !== after.toUpperCase()
}

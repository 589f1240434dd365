import { wordEdits } from '#app/domain/word/edit/words/word-edits.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import { formulaSpans } from '../read/formulas.ts'
import { similarity, Vocabulary } from '../align/word-bag.ts'

/**
 * A stretch of a paragraph that stays or goes (offsets of the old text) or comes (offsets of the new text). In order,
 * the pieces that stay and go are the old text, those that stay and come the new one.
 */
export interface Piece {
	kind: 'stays' | 'goes' | 'comes'
	start: number
	end: number
}

/** Below this share, words in common are chance. */
const likenessOfVersions = 0.35

/**
 * The smallest change of words between two versions of a paragraph. A formula changes as a whole: there is no
 * tracking inside one.
 */
export function piecesBetween(old: ParagraphBlock, next: ParagraphBlock): Piece[] {
	const edits = isVersionOf(old, next)
		? editsOf(old, next)
		: [{ start: 0, end: old.compared.length, newStart: 0, newEnd: next.compared.length }]
	const pieces: Piece[] = []
	let from = 0
	for (const { start, end, newStart, newEnd } of edits) {
		if (start > from) pieces.push({ kind: 'stays', start: from, end: start })
		if (end > start) pieces.push({ kind: 'goes', start, end })
		if (newEnd > newStart) pieces.push({ kind: 'comes', start: newStart, end: newEnd })
		from = end
	}
	if (from < old.compared.length) pieces.push({ kind: 'stays', start: from, end: old.compared.length })
	return pieces
}

/** The text of a paragraph once the pieces are carried out. */
export function textOfPieces(pieces: readonly Piece[], old: ParagraphBlock, next: ParagraphBlock): string {
	return pieces
		.map(({ kind, start, end }) => (kind === 'stays' ? old.text.slice(start, end) : kind === 'comes' ? next.text.slice(start, end) : ''))
		.join('')
}

function isVersionOf(old: ParagraphBlock, next: ParagraphBlock): boolean {
	if (old.compared === next.compared) return true
	const words = new Vocabulary()
	return similarity(words.bagOf(old.compared), words.bagOf(next.compared)) >= likenessOfVersions
}

interface Change {
	start: number
	end: number
	newStart: number
	newEnd: number
}

function editsOf(old: ParagraphBlock, next: ParagraphBlock): Change[] {
	let shift = 0
	const edits = wordEdits(old.compared, next.compared).map(({ start, end, text }) => {
		const newStart = start + shift
		shift += text.length - (end - start)
		return { start, end, newStart, newEnd: newStart + text.length }
	})
	return formulaSpans(old).reduce(widenOver, edits)
}

function widenOver(edits: readonly Change[], span: { start: number; end: number }): Change[] {
	const inside = edits.filter(
		({ start, end }) => (start < span.end && end > span.start) || (start === end && start > span.start && start < span.end),
	)
	const [first] = inside
	const last = inside.at(-1)
	if (!first || !last) return [...edits]
	const before = Math.max(0, first.start - span.start)
	const behind = Math.max(0, span.end - last.end)
	const wide = { start: first.start - before, end: last.end + behind, newStart: first.newStart - before, newEnd: last.newEnd + behind }
	return edits.flatMap((edit) => (edit === first ? [wide] : inside.includes(edit) ? [] : [edit]))
}

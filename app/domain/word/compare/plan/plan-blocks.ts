import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { alignSequences } from '../align/align-sequences.ts'
import type { Alignable } from '../align/alignable.ts'
import type { BlockWords } from '../align/block-words.ts'
import { type Block, type ParagraphBlock, paragraphsOf, type RowBlock, type TableBlock } from '../read/blocks.ts'
import { findMoves } from '../align/find-moves.ts'
import { insertInGaps, pairLeftovers, type Sides } from '../align/pair-leftovers.ts'
import { pairAtBoundaries } from './pair-at-boundaries.ts'
import { type Piece, piecesBetween } from './pieces.ts'
import type { Pair } from '../align/rising-pairs.ts'
import type { Come, Gone, KeptParagraph, RowStep, Step } from './steps.ts'
import { isWritable } from '../write/write-old-paragraph.ts'

/** How the blocks of one container (a body, a cell, a note) become those of the other. */
export function planBlocks(old: readonly Block[], next: readonly Block[], words: BlockWords): Step[] {
	const olds = old.map((block) => words.ofBlock(block))
	const news = next.map((block) => words.ofBlock(block))
	const natural = alignSequences(olds, news)
	const { pairs, moves } = pairLeftovers({ old, next, olds, news }, natural, movesBeside(natural, { old, next, olds, news }))
	const movedFrom = new Map(moves.map((move, number) => [move.old, number]))
	const movedTo = new Map(moves.map((move, number) => [move.new, number]))

	const steps: Step[] = []
	let oldAt = 0
	let newAt = 0
	for (const pair of [...pairs, { old: old.length, new: next.length }]) {
		const gone = range(oldAt, pair.old).flatMap((at) => planGone(old[at], movedFrom.get(at) ?? null))
		const come = range(newAt, pair.new).flatMap((at): Come[] =>
			next[at] ? [{ kind: 'come', new: next[at], move: movedTo.get(at) ?? null }] : [],
		)
		const [one, other] = [old[pair.old], next[pair.new]]
		steps.push(...inReadingOrder(gone, come, one?.kind === 'paragraph'))
		if (one?.kind === 'paragraph' && other?.kind === 'paragraph') steps.push(planKept(one, other, words))
		if (one?.kind === 'table' && other?.kind === 'table')
			steps.push({ kind: 'table', old: one, new: other, rows: planRows(one, other, words) })
		oldAt = pair.old + 1
		newAt = pair.new + 1
	}
	return pairAtBoundaries(steps, (one, other) => planKept(one, other, words))
}

/**
 * What is deleted precedes what replaces it, but an inserted table may not part deleted paragraphs from the kept one
 * behind them.
 */
function inReadingOrder(gone: (Gone | KeptParagraph)[], come: Come[], beforeKeptParagraph: boolean): Step[] {
	const tableCame = come.some((step) => step.new.kind === 'table')
	const tableGone = gone.some((step) => step.old.kind === 'table' || step.kind === 'kept')
	return tableCame && !tableGone && beforeKeptParagraph ? [...come, ...gone] : [...gone, ...come]
}

function planKept(old: ParagraphBlock, next: ParagraphBlock, words: BlockWords): KeptParagraph {
	const boxes =
		old.boxes.length === next.boxes.length && old.boxes.every((box) => box.length > 0)
			? old.boxes.map((box, at) => planBlocks(box, next.boxes[at] ?? [], words))
			: null
	const isUnshown = old.compared !== next.compared && !isWritable(old)
	return {
		kind: 'kept',
		old,
		new: next,
		pieces: isUnshown ? wholeOf(old) : piecesBetween(old, next),
		isUnshown,
		boxes,
		copies: boxes ? planCopies(old, next, words) : [],
	}
}

/** Copies with the text of their box change as it does; others show something of their own. */
function planCopies(old: ParagraphBlock, next: ParagraphBlock, words: BlockWords): Step[][] {
	return old.copies.flatMap((copies, at) =>
		copies.filter((copy) => sameWords(copy, old.boxes[at] ?? [])).map((copy) => planBlocks(copy, next.boxes[at] ?? [], words)),
	)
}

function sameWords(one: readonly Block[], other: readonly Block[]): boolean {
	const [texts, others] = [one, other].map((blocks) => [...paragraphsOf(blocks)].map(({ compared }) => compared).join('\n'))
	return texts === others
}

function planGone(old: Block | undefined, move: number | null): (Gone | KeptParagraph)[] {
	if (!old) return []
	return [old.kind === 'paragraph' && !isWritable(old) ? keepUnwritable(old) : { kind: 'gone', old, move }]
}

/** A paragraph to delete in which nothing can be written. */
function keepUnwritable(old: ParagraphBlock): KeptParagraph {
	return { kind: 'kept', old, new: old, pieces: wholeOf(old), isUnshown: true, boxes: null, copies: [] }
}

function wholeOf({ text }: ParagraphBlock): Piece[] {
	return [{ kind: 'stays', start: 0, end: text.length }]
}

function planRows(old: TableBlock, next: TableBlock, words: BlockWords): RowStep[] {
	const olds = old.rows.map((row) => words.ofRow(row))
	const news = next.rows.map((row) => words.ofRow(row))
	const pairs = withSingles(alignSequences(olds, news), olds, news)
	const steps: RowStep[] = []
	let oldAt = 0
	let newAt = 0
	for (const pair of [...pairs, { old: old.rows.length, new: next.rows.length }]) {
		for (const row of old.rows.slice(oldAt, pair.old)) steps.push({ kind: 'gone', old: row })
		for (const row of next.rows.slice(newAt, pair.new)) steps.push({ kind: 'come', new: row })
		const [one, other] = [old.rows[pair.old], next.rows[pair.new]]
		if (one && other) steps.push({ kind: 'kept', old: one, new: other, cells: planCells(one, other, words) })
		oldAt = pair.old + 1
		newAt = pair.new + 1
	}
	return steps
}

/** One row between two that stay is the same row, whatever is in it now. */
function withSingles(pairs: readonly Pair[], olds: readonly Alignable[], news: readonly Alignable[]): Pair[] {
	return insertInGaps(pairs, olds.length, news.length, (single, end) =>
		end.old === single.old + 1 && end.new === single.new + 1 && olds[single.old]?.kind === news[single.new]?.kind ? [single] : [],
	)
}

function planCells(old: RowBlock, next: RowBlock, words: BlockWords): Step[][] {
	return old.cells.map((cell, at) => planBlocks(cell.blocks, next.cells[at]?.blocks ?? [], words))
}

/** Moves of paragraphs that are nothing but text: notes, pictures and fields are in the file once and can't be in two places. */
function movesBeside(pairs: readonly Pair[], { old, next, olds, news }: Sides): Pair[] {
	const paired = { old: new Set(pairs.map((pair) => pair.old)), new: new Set(pairs.map((pair) => pair.new)) }
	const gone = range(0, old.length).filter((at) => !paired.old.has(at) && isPlain(old[at]))
	const come = range(0, next.length).filter((at) => !paired.new.has(at) && isPlain(next[at]))
	return findMoves(olds, news, gone, come)
}

const beyondText = new Set([
	'w:drawing',
	'w:pict',
	'w:object',
	'w:fldChar',
	'w:fldSimple',
	'm:oMath',
	'w:footnoteReference',
	'w:endnoteReference',
	'w:commentReference',
	'w:sectPr',
	'w:ruby',
	'mc:AlternateContent',
])

function isPlain(block: Block | undefined): boolean {
	return block?.kind === 'paragraph' && isPlainElement(block.element)
}

function isPlainElement({ name, children }: XmlElement): boolean {
	return !beyondText.has(name) && children.every(isPlainElement)
}

function range(start: number, end: number): number[] {
	return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at)
}

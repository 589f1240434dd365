import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Alignable } from './alignable.ts'
import type { Block, ParagraphBlock } from '../read/blocks.ts'
import type { Pair } from './rising-pairs.ts'
import { similarity } from './word-bag.ts'

/** A paragraph alone between two that stay may have changed more than one among many and still be the same one. */
const likenessOfSingle = 0.25

/** Both versions of one container's blocks. */
export interface Sides {
	old: readonly Block[]
	next: readonly Block[]
	olds: readonly Alignable[]
	news: readonly Alignable[]
}

/**
 * Pairs blocks that have little in common but their place, so that the place survives: the last paragraph before a
 * table or at the end of its container, whose mark can't go; paragraphs that hold the same besides text; what stands
 * alone on both sides between two that stay.
 *
 * @returns all pairs, in order, and the moves that are left.
 */
export function pairLeftovers(
	{ old, next, olds, news }: Sides,
	natural: readonly Pair[],
	moves: readonly Pair[],
): { pairs: Pair[]; moves: Pair[] } {
	const walled = insertInGaps(natural, old.length, next.length, ({ old: oldStart, new: newStart }, { old: oldEnd, new: newEnd }) => {
		const atWall = old[oldEnd]?.kind !== 'paragraph'
		const last = { old: oldEnd - 1, new: newEnd - 1 }
		const lasts =
			atWall && last.old >= oldStart && last.new >= newStart && isParagraph(old[last.old]) && isParagraph(next[last.new]) ? [last] : []
		const before = lasts.length > 0 ? last : { old: oldEnd, new: newEnd }
		return [
			...pairHolders(old.slice(oldStart, before.old), next.slice(newStart, before.new)).map((pair) => ({
				old: oldStart + pair.old,
				new: newStart + pair.new,
			})),
			...lasts,
		]
	})

	const forced = { old: new Set(walled.map((pair) => pair.old)), new: new Set(walled.map((pair) => pair.new)) }
	const movesLeft = moves.filter((move) => !forced.old.has(move.old) && !forced.new.has(move.new))
	const moved = { old: new Set(movesLeft.map((move) => move.old)), new: new Set(movesLeft.map((move) => move.new)) }
	const pairs = insertInGaps(walled, old.length, next.length, (single, end) => {
		const alone = end.old === single.old + 1 && end.new === single.new + 1
		const [one, other] = [olds[single.old], news[single.new]]
		if (!alone || !one || !other || one.kind !== other.kind || moved.old.has(single.old) || moved.new.has(single.new)) return []
		return one.kind !== 'paragraph' || similarity(one.words, other.words) >= likenessOfSingle ? [single] : []
	})
	return { pairs, moves: movesLeft }
}

/** Adds to pairs what `within` gives for each gap between them, from its first places to those of the pair behind it. */
export function insertInGaps(pairs: readonly Pair[], olds: number, news: number, within: (start: Pair, end: Pair) => Pair[]): Pair[] {
	const all: Pair[] = []
	let start: Pair = { old: 0, new: 0 }
	for (const pair of [...pairs, { old: olds, new: news }]) {
		all.push(...within(start, pair), pair)
		start = { old: pair.old + 1, new: pair.new + 1 }
	}
	return all.slice(0, -1)
}

function isParagraph(block: Block | undefined): block is ParagraphBlock {
	return block?.kind === 'paragraph'
}

/** Pairs paragraphs of a gap that hold the same besides text: the end of a section, notes, text boxes, drawings. None of it could come anew. */
function pairHolders(olds: readonly Block[], news: readonly Block[]): Pair[] {
	const pairs: Pair[] = []
	const heldByNew = news.map(heldBy)
	let from = 0
	for (const [at, block] of olds.entries()) {
		const holds = heldBy(block)
		const found = holds === '' ? -1 : heldByNew.indexOf(holds, from)
		if (found < 0) continue
		pairs.push({ old: at, new: found })
		from = found + 1
	}
	return pairs
}

function heldBy(block: Block): string {
	if (!isParagraph(block)) return ''
	const held = {
		section: block.element.at('w:pPr', 'w:sectPr') ? 1 : 0,
		notes: block.notes.length,
		boxes: block.boxes.length,
		drawings: drawingsIn(block.element),
	}
	return Object.values(held).some((count) => count > 0) ? JSON.stringify(held) : ''
}

function drawingsIn({ name, children }: XmlElement): number {
	if (name === 'w:drawing' || name === 'w:pict' || name === 'w:object') return 1
	return children.reduce((sum, child) => sum + drawingsIn(child), 0)
}

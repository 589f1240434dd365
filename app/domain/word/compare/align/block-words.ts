import type { Alignable } from './alignable.ts'
import { type Block, paragraphsOf, type RowBlock } from '../read/blocks.ts'
import { Vocabulary } from './word-bag.ts'

const paragraphLikeness = 0.5
/** Cells hold few words, and a table keeps its place more often than a sentence does. */
const tableLikeness = 0.3
const rowLikeness = 0.34

/** Blocks and rows as they are aligned: by the words in them. */
export class BlockWords {
	private readonly vocabulary = new Vocabulary()

	/** Tables are versions of each other only with as many columns: where the columns differ, the whole table does. */
	ofBlock(block: Block): Alignable {
		if (block.kind === 'paragraph') return this.alignable('paragraph', block.compared, paragraphLikeness)
		const columns = Math.max(0, ...block.rows.map(({ cells }) => cells.length))
		return this.alignable(`table of ${columns}`, block.rows.map(textOfRow).join('\u{1d}'), tableLikeness)
	}

	/**
	 * A row is replaced whole only where most of its words went: one that grew is the same row.
	 * A cell without a paragraph, which no cell may be, has no place where words could come: such a row changes as a whole.
	 */
	ofRow(row: RowBlock): Alignable {
		const isBroken = row.cells.some(({ blocks }) => blocks.length === 0)
		const kind = `${isBroken ? 'broken ' : ''}row of ${row.cells.length}`
		return { ...this.alignable(kind, textOfRow(row), rowLikeness), isVersionWhenLonger: true }
	}

	/** A text of some kind: a note by its words. */
	ofText(kind: string, text: string): Alignable {
		return this.alignable(kind, text, paragraphLikeness)
	}

	private alignable(kind: string, key: string, likeness: number): Alignable {
		return { kind, key, likeness, words: this.vocabulary.bagOf(key) }
	}
}

function textOfRow({ cells }: RowBlock): string {
	return cells.map(({ blocks }) => [...paragraphsOf(blocks)].map(({ compared }) => compared).join('\u{1e}')).join('\u{1f}')
}

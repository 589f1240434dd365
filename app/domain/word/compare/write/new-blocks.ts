import type { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { AddedNote, AddedNotes } from '../plan/added-notes.ts'
import { type Block, type ParagraphBlock, readBlocks, type RowBlock, type TableBlock } from '../read/blocks.ts'
import type { CarriedFormatting } from './carried-formatting.ts'
import { newRuns, runProperties } from './new-runs.ts'
import type { Piece } from '../plan/pieces.ts'
import type { Revisions } from './revisions.ts'
import { unitsOf } from '../read/run-children.ts'

/** Writes what only the new file has as insertions of the old one. */
export class NewBlocks {
	private readonly formatting: CarriedFormatting
	private readonly revisions: Revisions

	private readonly notes: AddedNotes

	constructor(formatting: CarriedFormatting, revisions: Revisions, notes: AddedNotes) {
		this.formatting = formatting
		this.revisions = revisions
		this.notes = notes
	}

	/** Words of a paragraph as one insertion, or as arrived from elsewhere. */
	words(block: ParagraphBlock, start: number, end: number, markup: Markup, name: 'ins' | 'moveTo' = 'ins'): string {
		return this.revisions.wrap(name, newRuns(block, start, end, markup, this.formatting, this.notes.marksIn(block)), markup)
	}

	/**
	 * The content of a paragraph: all of it inserted or, where it was moved, what it brought as moved and the rest as
	 * inserted.
	 */
	content(block: ParagraphBlock, markup: Markup, moved: readonly Piece[] | null): string {
		if (!moved) return this.words(block, 0, block.text.length, markup)
		let at = 0
		return moved
			.filter(({ kind }) => kind !== 'goes')
			.map(({ kind, start, end }) => {
				const from = at
				at += end - start
				return this.words(block, from, at, markup, kind === 'stays' ? 'moveTo' : 'ins')
			})
			.join('')
	}

	/** The properties of a new paragraph, with what is written for its mark. */
	properties({ element }: ParagraphBlock, markup: Markup, mark: string): string {
		const properties = element.child('w:pPr')
		const inside = this.formatting.paragraph(properties, markup, mark + this.formatting.run(properties?.child('w:rPr'), markup))
		return inside === '' ? '' : markup.open('pPr') + inside + markup.close('pPr')
	}

	/** A new table: every row inserted. */
	table({ element, rows }: TableBlock, markup: Markup): string {
		const properties = this.formatting.other(element.child('w:tblPr'), markup) || markup.leaf('tblPr')
		const grid = this.formatting.other(element.child('w:tblGrid'), markup) || markup.leaf('tblGrid')
		return markup.open('tbl') + properties + grid + rows.map((row) => this.row(row, markup)).join('') + markup.close('tbl')
	}

	/** A new row (`w:trPr/w:ins`), all in it inserted. */
	row({ element, cells }: RowBlock, markup: Markup): string {
		const carried = (element.child('w:trPr')?.children ?? []).map((property) => this.formatting.property(property, markup)).join('')
		const properties = markup.open('trPr') + carried + markup.leaf('ins', this.revisions.attributes()) + markup.close('trPr')
		const written = cells.map((cell) => {
			const cellProperties = this.formatting.other(cell.element.child('w:tcPr'), markup)
			return markup.open('tc') + cellProperties + this.cellContent(cell.blocks, markup) + markup.close('tc')
		})
		return (
			markup.open('tr') + this.formatting.other(element.child('w:tblPrEx'), markup) + properties + written.join('') + markup.close('tr')
		)
	}

	/**
	 * A table of one cell without borders around inserted paragraphs, where a paragraph can't be inserted and rejected
	 * as a whole: before a table, after another.
	 */
	boxed(blocks: readonly ParagraphBlock[], markup: Markup): string {
		const row = markup.open('trPr') + markup.leaf('ins', this.revisions.attributes()) + markup.close('trPr')
		const width = markup.open('tcPr') + markup.leaf('tcW', { w: 5000, type: 'pct' }) + markup.close('tcPr')
		const cell = markup.open('tc') + width + this.cellContent(blocks, markup) + markup.close('tc')
		const properties = markup.open('tblPr') + markup.leaf('tblW', { w: 5000, type: 'pct' }) + markup.close('tblPr')
		const grid = markup.open('tblGrid') + markup.leaf('gridCol') + markup.close('tblGrid')
		return markup.open('tbl') + properties + grid + markup.open('tr') + row + cell + markup.close('tr') + markup.close('tbl')
	}

	/** A note with all its words inserted. */
	note({ kind, story, id }: AddedNote, markup: Markup): string {
		return markup.open(kind, { id }) + this.cellContent(readBlocks(story), markup, `w:${kind}Ref`) + markup.close(kind)
	}

	/**
	 * What a cell or note holds. The marks in a new row need no tracking: they go with the row.
	 *
	 * @param own the element that shows the number of the note
	 */
	private cellContent(blocks: readonly Block[], markup: Markup, own = ''): string {
		const written = blocks.map((block) => {
			if (block.kind === 'table') return this.table(block, markup)
			return (
				markup.open('p') +
				this.properties(block, markup, '') +
				this.ownMark(block, own, markup) +
				this.content(block, markup, null) +
				markup.close('p')
			)
		})
		return written.join('') + (blocks.at(-1)?.kind === 'paragraph' ? '' : markup.open('p') + markup.close('p'))
	}

	private ownMark({ element }: ParagraphBlock, name: string, markup: Markup): string {
		const run = unitsOf(element, false).find((unit) => unit.element.child(name))?.element
		if (name === '' || !run) return ''
		return this.revisions.wrap(
			'ins',
			markup.open('r') + runProperties(run, markup, this.formatting) + markup.leaf(name.slice(2)) + markup.close('r'),
			markup,
		)
	}
}

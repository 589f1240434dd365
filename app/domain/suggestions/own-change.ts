import { readsAsExpected } from '#app/domain/word/edit/edit-texts.ts'
import { cleanNote, cleanWords } from './clean-text.ts'
import type { PlacedParagraph } from '#app/domain/placing/paragraph-places.ts'
import { quoted } from '#app/domain/text/shortened.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { hasCellBeside, cellsOf, type RowCell } from './table-row.ts'

/** A change that a person asks for. `expected` is the text they see: the words to change, else the whole paragraph. */
export type OwnChange = { paragraphId: string; expected: string } &
	/** A replacement for a range of a paragraph; `start === end` inserts words. */
	(
		| { kind?: 'replace'; start: number; end: number; text: string }
		| { kind: 'insert_paragraphs'; where: 'before' | 'after'; texts: readonly string[] }
		| { kind: 'delete_paragraph' }
		/** Beside or instead of the paragraph's table row; `cells` has a text for each of its cells. */
		| { kind: 'insert_row'; where: 'before' | 'after'; cells: readonly string[] }
		| { kind: 'delete_row' }
	)

/** Why a change is refused. */
export type OwnChangeRefusal = 'text_differs' | 'nothing_to_change' | 'not_in_a_table' | 'cells_differ'

/**
 * The change to the document, checked against its current text.
 *
 * @param row the table row of the paragraph
 */
export function ownChange(
	own: OwnChange,
	{ text }: Pick<PlacedParagraph, 'text'>,
	row: readonly RowCell[] | null,
): SuggestionChange | OwnChangeRefusal {
	const { paragraphId, expected } = own
	if (own.kind === undefined || own.kind === 'replace') return replacement(own, text)
	if (expected !== text) return 'text_differs'
	switch (own.kind) {
		case 'insert_paragraphs': {
			const texts = own.texts.flatMap((each) => cleanWords(each).split('\n')).filter((each) => each.trim() !== '')
			return texts.length > 0 ? { kind: 'insert_paragraphs', paragraphId, where: own.where, expected, texts } : 'nothing_to_change'
		}
		case 'delete_paragraph':
			return { kind: 'delete_paragraph', paragraphId, expected }
		case 'insert_row':
			return row ? newRow(own, row) : 'not_in_a_table'
		case 'delete_row':
			return row ? { kind: 'delete_paragraph', paragraphId, expected, wholeRow: cellsOf(row).map((cell) => cell.text) } : 'not_in_a_table'
	}
}

function replacement(
	{ paragraphId, start, end, expected, text: wanted }: Extract<OwnChange, { start: number }>,
	paragraph: string,
): SuggestionChange | OwnChangeRefusal {
	if (!readsAsExpected(paragraph, { start, end, expected })) return 'text_differs'
	const text = cleanWords(wanted)
	if (text === expected) return 'nothing_to_change'
	if (text === '' && start === 0 && end === paragraph.length) return { kind: 'delete_paragraph', paragraphId, expected }
	return { kind: 'replace', paragraphId, start, end, expected, text }
}

function newRow(
	{ paragraphId, where, expected, cells }: Extract<OwnChange, { kind: 'insert_row' }>,
	row: readonly RowCell[],
): SuggestionChange | OwnChangeRefusal {
	// A cell's text is one line, in the list of suggestions and where it is edited.
	const texts = cells.map((cell) => cleanNote(cell).replaceAll('\n', ' '))
	if (texts.every((text) => text === '')) return 'nothing_to_change'
	const beside = cellsOf(row)
	const fits = texts.length === beside.length && beside.every((cell, index) => texts[index] === '' || hasCellBeside(cell, where))
	return fits ? { kind: 'insert_paragraphs', paragraphId, where, expected, texts, newRow: true } : 'cells_differ'
}

/** The title of a person's own change. */
export function ownTitle(change: SuggestionChange): string {
	switch (change.kind) {
		case 'delete_paragraph':
			return change.wholeRow ? `Strike the row ${quoted(change.wholeRow.join(' '))}` : 'Strike this paragraph'
		case 'insert_paragraphs':
			return `${change.newRow ? 'Add the row' : 'Add'} ${quoted(change.texts.join(' '))}`
		case 'replace':
			if (change.text === '') return `Strike ${quoted(change.expected)}`
			return `${change.expected === '' ? 'Add' : 'Say'} ${quoted(change.text)}`
	}
}

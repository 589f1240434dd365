import { expect, test } from 'vitest'
import type { ViewCell } from '#app/domain/word/page-view/view-document.ts'
import type { DrawnSuggestion } from './pieces.ts'
import { tableLines } from './table-lines.ts'

const cell = (id: string, rows?: number): ViewCell => ({ blocks: [{ kind: 'paragraph', id, text: id }], ...(rows ? { rows } : {}) })
const newRow = (number: number, paragraphId: string, where: 'before' | 'after'): DrawnSuggestion => ({
	number,
	state: 'open',
	title: 'R',
	change: { kind: 'insert_paragraphs', paragraphId, where, expected: paragraphId, texts: ['x', 'y'], newRow: true },
	proposed: ['x', 'y'],
})

/** Lines in short form: a row by its first cell and its span, an added one by its number. */
const shown = (table: ViewCell[][], ...suggestions: DrawnSuggestion[]) => {
	const byParagraph = new Map<string, DrawnSuggestion[]>()
	for (const suggestion of suggestions)
		byParagraph.set(suggestion.change.paragraphId, [...(byParagraph.get(suggestion.change.paragraphId) ?? []), suggestion])
	return tableLines(table, { suggestions: byParagraph }).map((line) =>
		'added' in line
			? `+${line.added.number}`
			: `${line.cells[0]!.blocks[0]!.kind === 'paragraph' ? line.cells[0]!.blocks[0]!.id : ''}${line.cells[0]!.rows ?? ''}`,
	)
}

test('rows that are suggested stand before or below the row that they were asked for at', () => {
	const table = [
		[cell('b1'), cell('b2')],
		[cell('b3'), cell('b4')],
	]
	expect(shown(table, newRow(1, 'b2', 'after'), newRow(2, 'b3', 'before'), newRow(3, 'b4', 'after'), newRow(4, 'b1', 'before'))).toEqual([
		'+4',
		'b1',
		'+1',
		'+2',
		'b3',
		'+3',
	])
})

test('a cell over several rows reaches over those that come between, and over no others', () => {
	const table = [[cell('b1', 2), cell('b2')], [cell('b3')], [cell('b4'), cell('b5')]]
	expect(shown(table, newRow(1, 'b2', 'after'))).toEqual(['b13', '+1', 'b3', 'b4'])
	expect(shown(table, newRow(1, 'b3', 'before'))).toEqual(['b13', '+1', 'b3', 'b4'])
	expect(shown(table, newRow(1, 'b3', 'after'), newRow(2, 'b1', 'before'))).toEqual(['+2', 'b12', 'b3', '+1', 'b4'])
})

import { expect, test } from 'vitest'
import type { DocumentView, ViewCell } from '#app/domain/word/page-view/view-document.ts'
import { rowAround } from './table-row.ts'

const cell = (id: string, more: Partial<ViewCell> = {}): ViewCell => ({ blocks: [{ kind: 'paragraph', id, text: `In ${id}` }], ...more })
const gap: ViewCell = { blocks: [] }

/** Two rows under a cell that spans both, then one that begins a column further right and contains a table. */
const view: DocumentView = {
	headers: [],
	body: [
		{ kind: 'paragraph', id: 'b0', text: 'Fees' },
		{
			kind: 'table',
			rows: [
				[cell('b1', { rows: 2 }), cell('b2', { columns: 2 })],
				[cell('b3'), cell('b4')],
				[
					gap,
					{
						blocks: [
							{ kind: 'paragraph', id: 'b5', text: '' },
							{ kind: 'table', rows: [[cell('b6')]] },
						],
					},
					cell('b7'),
				],
			],
		},
	],
	notes: [],
	footers: [],
	authors: [],
	comments: [],
	viewVersion: 0,
}

test('a row has each cell over it, those from above too, and says which reach on', () => {
	expect(rowAround(view, 'b2')).toMatchObject([
		{ text: 'In b1', columns: 1, fromAbove: false, goesOn: true, isGap: false },
		{ text: 'In b2', columns: 2, fromAbove: false, goesOn: false, isGap: false },
	])
	expect(rowAround(view, 'b4')?.map(({ text, fromAbove, goesOn }) => [text, fromAbove, goesOn])).toEqual([
		['', true, false],
		['In b3', false, false],
		['In b4', false, false],
	])
})

test('space before a row is no cell, and a table in a cell is read with it', () => {
	expect(rowAround(view, 'b7')?.map(({ text, isGap }) => [text, isGap])).toEqual([
		['', true],
		['In b6', false],
		['In b7', false],
	])
})

test('the row of a paragraph is that of the innermost table; outside tables there is none', () => {
	expect(rowAround(view, 'b6')?.map(({ text }) => text)).toEqual(['In b6'])
	expect(rowAround(view, 'b0')).toBeNull()
})

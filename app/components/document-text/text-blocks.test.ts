import { expect, test } from 'vitest'
import { groupParagraphs } from './text-blocks.ts'

const plain = (id: string) => ({ id, cell: null })
const inCell = (id: string, table: number, row: number, column: number) => ({ id, cell: { table, row, column } })

test('cells become rows again, several paragraphs in one cell stay together', () => {
	const blocks = groupParagraphs([
		plain('before'),
		inCell('a', 0, 0, 0),
		inCell('b', 0, 0, 1),
		inCell('b2', 0, 0, 1),
		inCell('c', 0, 1, 0),
		plain('after'),
	])

	expect(
		blocks.map((block) =>
			block.kind === 'paragraph' ? block.paragraph.id : block.rows.map((cells) => cells.map((cell) => cell.map(({ id }) => id))),
		),
	).toEqual(['before', [[['a'], ['b', 'b2']], [['c']]], 'after'])
})

test('two tables in a row stay two, and a table inside a cell keeps the reading order', () => {
	const blocks = groupParagraphs([inCell('a', 0, 0, 0), inCell('inner', 1, 0, 0), inCell('z', 0, 0, 1), inCell('next', 2, 0, 0)])

	expect(blocks.map((block) => block.kind === 'table' && block.rows.flat(2).map(({ id }) => id))).toEqual([
		['a'],
		['inner'],
		['z'],
		['next'],
	])
})

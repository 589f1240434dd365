import { expect, test } from 'vitest'
import { changeDiff, diffOf, shortened } from './diff.ts'

test('a diff holds both texts whole', () => {
	const pieces = diffOf('Pay within 60 days of the invoice.', 'Pay within 30 days of a proper invoice.')
	const joined = (left: string) =>
		pieces
			.filter(({ kind }) => kind === 'same' || kind === left)
			.map(({ text }) => text)
			.join('')
	expect(joined('struck')).toBe('Pay within 60 days of the invoice.')
	expect(joined('added')).toBe('Pay within 30 days of a proper invoice.')
	expect(pieces.filter(({ kind }) => kind === 'struck').map(({ text }) => text)).toEqual(['60', 'the'])
})

test('a clause that is put in has nothing to strike', () => {
	const change = {
		kind: 'insert_paragraphs',
		paragraphId: 'b1',
		where: 'after',
		expected: 'The clause before.',
		texts: ['A new clause.'],
	} as const
	expect(changeDiff({ change: { ...change, texts: [...change.texts] }, proposed: ['A new clause.'] })).toEqual([
		{ kind: 'added', text: 'A new clause.' },
	])
})

test('long stretches that stay are cut to what stands around the change', () => {
	const long = 'word '.repeat(60)
	const pieces = shortened(diffOf(`${long}60 ${long}`, `${long}30 ${long}`))
	expect(pieces[0]?.text).toMatch(/^ … (word ){11,12}$/)
	expect(pieces.at(-1)?.text).toMatch(/^( ?word){11,12} … $/)
	expect(pieces.slice(1, -1)).toEqual([
		{ kind: 'struck', text: '60' },
		{ kind: 'added', text: '30' },
	])
})

test('short stretches stay as they are', () => {
	const pieces = diffOf('within 60 days', 'within 30 days')
	expect(shortened(pieces)).toEqual(pieces)
})

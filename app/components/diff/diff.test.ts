import { expect, test } from 'vitest'
import { diffOf } from '#app/domain/word/edit/words/diff.ts'
import { changeDiff, shortened } from './diff.ts'

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

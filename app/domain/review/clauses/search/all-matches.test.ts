import { expect, test } from 'vitest'
import { allMatches } from './all-matches.ts'

test.each([
	['30 days, 60 days and a year', /(?<count>\d+)\s(days)/g],
	['no number', /\d+/g],
	['a-b', /\b/g],
	['😀 a 😀', /(?:)/gu],
	['😀 a 😀', /(?:)/g],
	['😀😀', /x?/gu],
	['', /x*/g],
	['first\nsecond', /^\w*$/gm],
	['KEY Key', /key/giu],
])('all matches in %j of %s are those of matchAll', (text, pattern) => {
	expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)])
})

test('a pattern that is in use elsewhere goes on where it was', () => {
	const word = /\w+/g
	word.exec('one two')
	expect(allMatches('three four', word).map(([found]) => found)).toEqual(['three', 'four'])
	expect(word.exec('one two')?.[0]).toBe('two')
})

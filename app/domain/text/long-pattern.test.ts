import { expect, test } from 'vitest'
import { longPattern, patternPart } from './long-pattern.ts'

test('a pattern over several lines is the one that they make together', () => {
	const pattern = longPattern('iu')`
		\b(?:
			perpetual|ever lasting
		)\b
		|\p{Lu}\x60[^.;]{0,80}\/
	`
	expect(pattern).toEqual(/\b(?:perpetual|ever lasting)\b|\p{Lu}\x60[^.;]{0,80}\//iu)
	expect('for Ever Lasting peace').toMatch(pattern)
})

test('values are parts of the pattern, just as they are', () => {
	const names = patternPart`
		(?:Buyer
		|Seller)
	`
	expect(names).toBe('(?:Buyer|Seller)')
	expect(longPattern()`
		\bthe\s${names}
		\b
	`).toEqual(/\bthe\s(?:Buyer|Seller)\b/)
})

test('it is compiled once, unless it remembers where it matched', () => {
	const one = () => longPattern('i')`a`
	const all = () => longPattern('g')`a`
	expect(one()).toBe(one())
	expect(all()).not.toBe(all())
})

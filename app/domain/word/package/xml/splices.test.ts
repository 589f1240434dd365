import { expect, test } from 'vitest'
import { Splices } from './splices.ts'

test('splices are carried out on the old characters, in whatever order they were given', () => {
	const splices = new Splices()
	splices.replace(4, 9, 'slow')
	splices.insert(0, '> ')
	splices.insert(9, ' old')
	expect(splices.apply('the quick fox')).toBe('> the slow old fox')
})

test('what is inserted at one place stands in the order of the calls, before what is replaced there', () => {
	const splices = new Splices()
	splices.replace(1, 2, 'X')
	splices.insert(1, '1')
	splices.insert(1, '2')
	expect(splices.apply('abc')).toBe('a12Xc')
})

test('overlapping splices are a bug, not a mangled file', () => {
	const splices = new Splices()
	splices.replace(0, 3, '')
	splices.insert(2, 'x')
	expect(() => splices.apply('abcdef')).toThrow(RangeError)
})

test('the same bytes come of splices in characters, in ASCII and in UTF-16', () => {
	const splices = new Splices()
	splices.replace(4, 9, 'langsame – “sehr”')
	splices.insert(0, '> ')
	splices.replace(10, 13, '')
	const source = 'the quick fox'
	const wanted = splices.apply(source)
	expect(splices.applyToAscii(Buffer.from(source)).toString()).toBe(wanted)
	expect(splices.applyToUtf16(source).toString('ucs2')).toBe(wanted)
	expect(() => splices.applyToUtf16('too short')).toThrow(RangeError)
})

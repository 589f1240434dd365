import { expect, test } from 'vitest'
import { parseDigits, parseNumberWords } from './number-words.ts'

test.each([
	['thirty', 30],
	['Twenty-Five', 25],
	['one hundred and twenty', 120],
	['one hundred twenty-five thousand', 125_000],
	['two million five hundred thousand', 2_500_000],
	['a hundred', 100],
	['one and one-half', 1.5],
	['two-thirds', 2 / 3],
	['three quarters', 0.75],
	['thirtieth', 30],
	['half', 0.5],
])('%s is a number', (words, value) => {
	expect(parseNumberWords(words)).toBeCloseTo(value, 9)
})

test.each(['', 'and', 'thirty apples', 'five thirty', 'twenty ten', 'someone'])('"%s" is none', (words) => {
	expect(parseNumberWords(words)).toBeNull()
})

test.each([
	['1,250,000', 1_250_000],
	['12.5', 12.5],
	['1.000.000,50', 1_000_000.5],
	['1½', 1.5],
	['2 1/2', 2.5],
])('%s in digits', (digits, value) => {
	expect(parseDigits(digits)).toBe(value)
})

test.each(['12,34,5x', '1.2.3', ''])('"%s" are no digits', (digits) => {
	expect(parseDigits(digits)).toBeNull()
})

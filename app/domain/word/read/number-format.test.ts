import { expect, test } from 'vitest'
import { formatNumber } from './number-format.ts'

test.each([
	[3, 'decimal', '3'],
	[3, 'decimalZero', '03'],
	[12, 'decimalZero', '12'],
	[26, 'lowerLetter', 'z'],
	[28, 'lowerLetter', 'bb'],
	[2, 'upperLetter', 'B'],
	[0, 'upperLetter', '0'],
	[49, 'lowerRoman', 'xlix'],
	[1994, 'upperRoman', 'MCMXCIV'],
	[1, 'ordinal', '1st'],
	[12, 'ordinal', '12th'],
	[22, 'ordinal', '22nd'],
	[21, 'cardinalText', 'Twenty-one'],
	[115, 'cardinalText', 'One hundred fifteen'],
	[2, 'ordinalText', 'Second'],
	[30, 'ordinalText', 'Thirtieth'],
	[45, 'ordinalText', 'Forty-fifth'],
	[6, 'chicago', '††'],
	[5, 'none', ''],
	[5, 'hebrew1', '5'],
])('%i as %s is "%s"', (value, format, expected) => {
	expect(formatNumber(value, format)).toBe(expected)
})

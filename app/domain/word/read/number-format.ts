import { inWords } from '#app/domain/text/number-words.ts'

const irregularOrdinals: Record<string, string> = {
	one: 'first',
	two: 'second',
	three: 'third',
	five: 'fifth',
	eight: 'eighth',
	nine: 'ninth',
	twelve: 'twelfth',
}
const romanDigits = [
	[1000, 'm'],
	[900, 'cm'],
	[500, 'd'],
	[400, 'cd'],
	[100, 'c'],
	[90, 'xc'],
	[50, 'l'],
	[40, 'xl'],
	[10, 'x'],
	[9, 'ix'],
	[5, 'v'],
	[4, 'iv'],
	[1, 'i'],
] as const
const footnoteSigns = ['*', '†', '‡', '§']

/**
 * A list number as Word writes it in a number format (ECMA-376 17.18.59). Formats of other scripts, and numbers a
 * format has no sign for, come as plain digits.
 */
export function formatNumber(value: number, format: string): string {
	switch (format) {
		case 'none':
			return ''
		case 'decimalZero':
			return String(value).padStart(2, '0')
		case 'lowerLetter':
			return letters(value)
		case 'upperLetter':
			return letters(value).toUpperCase()
		case 'lowerRoman':
			return roman(value)
		case 'upperRoman':
			return roman(value).toUpperCase()
		case 'ordinal':
			return ordinal(value)
		case 'cardinalText':
			return capitalised(words(value))
		case 'ordinalText':
			return capitalised(ordinalWords(value))
		case 'chicago':
			return value >= 1 && value <= 400 ? (footnoteSigns[(value - 1) % 4] ?? '').repeat(Math.ceil(value / 4)) : String(value)
		default:
			return String(value)
	}
}

/** a … z, then aa, bb, cc: Word repeats the letter rather than counting on to 'ab'. It stops at 780. */
function letters(value: number): string {
	if (value < 1 || value > 780) return String(value)
	return String.fromCharCode(0x61 + ((value - 1) % 26)).repeat(Math.ceil(value / 26))
}

function roman(value: number): string {
	if (value < 1 || value > 32_767) return String(value)
	let rest = value
	let digits = ''
	for (const [worth, sign] of romanDigits) {
		digits += sign.repeat(Math.floor(rest / worth))
		rest %= worth
	}
	return digits
}

function ordinal(value: number): string {
	const teen = value % 100 >= 11 && value % 100 <= 13
	return value + (teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'))
}

function words(value: number): string {
	if (value < 1 || value > 999_999) return String(value)
	if (value < 100) return inWords(value)
	const [unit, name] = value < 1000 ? [100, 'hundred'] : [1000, 'thousand']
	const rest = value % unit
	return `${words(Math.floor(value / unit))} ${name}${rest ? ` ${words(rest)}` : ''}`
}

function ordinalWords(value: number): string {
	const cardinal = words(value)
	if (/\d/.test(cardinal)) return ordinal(value)
	const last = /[a-z]+$/.exec(cardinal)?.[0] ?? ''
	const ordinalLast = irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
	return cardinal.slice(0, cardinal.length - last.length) + ordinalLast
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

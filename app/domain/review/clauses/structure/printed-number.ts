import { longPattern } from '#app/domain/text/long-pattern.ts'
/** How a number is written. `(i)` can be read as a letter or as a Roman number; then there is a reading for each. */
export type NumberStyle =
	'article' | 'section' | `decimal-${number}` | `${'alpha' | 'roman' | 'digit'}-${'upper' | 'lower' | 'plain'}${'.' | '()' | ')'}` | 'other'

export interface NumberReading {
	style: NumberStyle
	/** Place in its list: 3 for "3.", "(c)", "iii". */
	value: number
}

export interface PrintedNumber {
	/** As printed, without what only separates it from the words: "2.1", "(a)", "Article IV". */
	shown: string
	/** What references call it: "2.1", "(a)", "4" for "Article IV". */
	key: string
	/** The parts of a decimal number, `[2, 1]` for "2.1"; empty for letters. */
	components: number[]
	readings: NumberReading[]
	/** How many characters of the line it takes, with the white space behind it. */
	length: number
}

const worded = longPattern('i')`
	^(article|section|sec\.|clause|paragraph|§|part)\s{0,3}(
		\d{1,3}(?:\.\d{1,3}){0,4}|[IVXLC]{1,7}|[A-Z]|one|two|three|four|five|six|seven|eight|nine|ten
	)(?![\w(])([.:)]?)\s*([-–—:]?)\s*
`
const decimal = /^(\d{1,3}(?:\.\d{1,3}){0,5})([.)]?)(\s*)/
const bracketed = /^\(\s?([a-z]{1,5}|[A-Z]{1,4}|\d{1,2})\s?\)\s*/
const lettered = /^([A-Za-z]|[IVX]{2,6}|[ivx]{2,6})([.)])(\s+)/

/**
 * The number a line begins with, or `null`. Strict about what only looks like one: "30 days after",
 * "1.5 % of", "Section 4.2 applies" and "J. Smith" begin a sentence, not a clause.
 */
export function readPrintedNumber(line: string): PrintedNumber | null {
	return readWorded(line) ?? readDecimal(line) ?? readBracketed(line) ?? readLettered(line)
}

/** The number Word computes for a paragraph, or `null` for a bullet. */
export function readComputedNumber(numbering: string): PrintedNumber | null {
	const shown = numbering.trim()
	if (!/[\p{L}\p{N}]/u.test(shown) || shown === 'o') return null
	const plain = /^\d{1,3}$/.test(shown) ? `${shown}.` : shown
	const number = readPrintedNumber(`${plain} X`)
	return number
		? { ...number, shown: withoutStop(shown), length: 0 }
		: { shown, key: shown, components: [], readings: [{ style: 'other', value: 1 }], length: 0 }
}

function readWorded(line: string): PrintedNumber | null {
	const match = worded.exec(line)
	if (!match) return null
	const [whole, word = '', label = '', stop, dash] = match
	const rest = line.slice(whole.length)
	const looksLikeHeading = rest === '' || /^[A-Z“"[]/.test(rest)
	if (!looksLikeHeading || (!stop && !dash && rest.length > 80 && !/^[A-Z]{3}/.test(rest))) return null
	const components = /^\d/.test(label) ? label.split('.').map(Number) : [countOf(label) ?? 0]
	const style = components.length > 1 ? (`decimal-${components.length}` as const) : /^(article|part)$/i.test(word) ? 'article' : 'section'
	return {
		shown: `${word} ${label}`,
		key: components.join('.'),
		components,
		readings: [{ style, value: components.at(-1) ?? 0 }],
		length: whole.length,
	}
}

function readDecimal(line: string): PrintedNumber | null {
	const match = decimal.exec(line)
	if (!match) return null
	const [whole, digits = '', stop = '', gap = ''] = match
	const components = digits.split('.').map(Number)
	const rest = line.slice(whole.length)
	const opensWords = rest === '' || /^[\p{Lu}“"‘'[(_<$•]/u.test(rest)
	if (stop === '' && (components.length === 1 || gap === '' || !opensWords)) return null
	if (stop !== '' && gap === '' && !/^[\p{Lu}“"]/u.test(rest) && rest !== '') return null
	if (components.length === 1 && (components[0] ?? 0) > 199) return null
	if (components.length > 1 && rest !== '' && !opensWords && !/^[a-z]/.test(rest)) return null
	const value = components.at(-1) ?? 0
	const style = components.length === 1 && stop === ')' ? 'digit-plain)' : (`decimal-${components.length}` as const)
	return { shown: digits + (stop === ')' ? ')' : ''), key: digits, components, readings: [{ style, value }], length: whole.length }
}

function readBracketed(line: string): PrintedNumber | null {
	const match = bracketed.exec(line)
	const label = match?.[1]
	if (!match || !label) return null
	const readings = readingsOf(label, '()')
	return readings.length ? { shown: `(${label})`, key: `(${label})`, components: [], readings, length: match[0].length } : null
}

function readLettered(line: string): PrintedNumber | null {
	const match = lettered.exec(line)
	const label = match?.[1]
	const mark = match?.[2] as '.' | ')' | undefined
	if (!match || !label || !mark) return null
	const rest = line.slice(match[0].length)
	if (!/^[\p{Lu}\p{Ll}“"‘[(_]/u.test(rest)) return null
	const readings = readingsOf(label, mark)
	return readings.length
		? { shown: mark === ')' ? `${label})` : label, key: label, components: [], readings, length: match[0].length }
		: null
}

function readingsOf(label: string, mark: '.' | '()' | ')'): NumberReading[] {
	if (/^\d/.test(label)) return [{ style: `digit-plain${mark}`, value: Number(label) }]
	const letterCase = label === label.toUpperCase() ? 'upper' : 'lower'
	const readings: NumberReading[] = []
	const roman = romanValue(label)
	if (roman !== null) readings.push({ style: `roman-${letterCase}${mark}`, value: roman })
	const sameLetter = [...label].every((letter) => letter === label[0])
	if (sameLetter && label.length <= 2) {
		readings.push({ style: `alpha-${letterCase}${mark}`, value: label.toLowerCase().charCodeAt(0) - 96 + 26 * (label.length - 1) })
	}
	return readings
}

const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countOf(label: string): number | null {
	const index = counts.indexOf(label.toLowerCase())
	if (index !== -1) return index + 1
	return romanValue(label) ?? (label.length === 1 ? label.toUpperCase().charCodeAt(0) - 64 : null)
}

/** The value of a Roman number in either case, `null` when it is none ("iiii", "ab"). */
export function romanValue(label: string): number | null {
	const upper = label.toUpperCase()
	if (!/^(?=[IVXLC])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(upper)) return null
	let value = 0
	for (let index = 0; index < upper.length; index++) {
		const here = romanDigits[upper[index] ?? ''] ?? 0
		value += here < (romanDigits[upper[index + 1] ?? ''] ?? 0) ? -here : here
	}
	return value
}

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

function withoutStop(shown: string) {
	return shown.replace(/[.:]$/, '')
}

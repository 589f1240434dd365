const ones = [
	'zero',
	'one',
	'two',
	'three',
	'four',
	'five',
	'six',
	'seven',
	'eight',
	'nine',
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
	'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The words from zero to twenty: a word's index is its number. */
export const wordsToTwenty: readonly string[] = [...ones, 'twenty']

/** A whole number from 0 to 99 in words; larger ones in digits. */
export function inWords(number: number): string {
	if (number < 20) return ones[number] ?? String(number)
	if (number >= 100) return String(number)
	const rest = number % 10
	return `${tens[Math.floor(number / 10)]}${rest === 0 ? '' : `-${ones[rest]}`}`
}

const byWords = new Map(Array.from({ length: 100 }, (_, number) => [inWords(number), number] as const))

/** All number words up to ninety-nine, as an alternation of a regular expression, the longest first. */
export const numberWords = [...byWords.keys()].sort((one, other) => other.length - one.length || (one < other ? -1 : 1)).join('|')

/** The number in words or digits; `null` for anything else. */
export function readNumber(words: string): number | null {
	return /^[\d,]+(?:\.\d+)?$/.test(words) ? Number(words.replaceAll(',', '')) : (byWords.get(words.toLowerCase()) ?? null)
}

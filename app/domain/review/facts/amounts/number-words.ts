const ones =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals = (
	'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
	'sixteenth seventeenth eighteenth nineteenth'
).split(' ')
const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 }
const fractions: Record<string, number> = {
	half: 0.5,
	third: 1 / 3,
	thirds: 1 / 3,
	quarter: 0.25,
	quarters: 0.25,
	fourth: 0.25,
	fourths: 0.25,
	fifth: 0.2,
	fifths: 0.2,
	tenth: 0.1,
	tenths: 0.1,
}

const values = new Map<string, number>([
	...ones.map((word, index) => [word, index] as const),
	...tens.map((word, index) => [word, 20 + 10 * index] as const),
	...ordinals.map((word, index) => [word, index] as const),
	...tens.map((word, index) => [word.replace(/y$/, 'ieth'), 20 + 10 * index] as const),
	['fourty', 40],
	['hundredth', 100],
])

const word = [...ones.slice(1), ...tens, 'fourty', 'hundred', ...Object.keys(scales)].sort((a, b) => b.length - a.length).join('|')
const fraction = '(?:\\s+and\\s+(?:a|one)[\\s-](?:half|quarter|third)|\\s+and\\s+three[\\s-]quarters)'

/** Source of a pattern for a cardinal number in words, with a fraction behind it; bounded, so it stays linear. Use with the flag `i`. */
export const numberWordsPattern = `(?:(?:a\\s+)?(?:${word})(?:(?:\\s{1,2}|\\s?-\\s?)(?:and\\s{1,2})?(?:${word})){0,12}${fraction}?)`

/**
 * The value of a number in words: cardinals up to the billions, ordinals ("thirtieth"), fractions
 * ("one and one-half", "two-thirds"); `null` for anything else. Capitals and hyphens do not matter.
 */
export function parseNumberWords(text: string): number | null {
	const words = text
		.toLowerCase()
		.replace(/[-–,]/g, ' ')
		.trim()
		.split(/\s+/)
		.filter((each) => each !== '')
	if (words.length === 0 || words.length > 24) return null
	const and = words.lastIndexOf('and')
	if (and > 0) {
		const part = parseFraction(words.slice(and + 1))
		const whole = part === null ? null : parseWhole(words.slice(0, and))
		if (part !== null && whole !== null) return whole + part
	}
	return parseWhole(words) ?? parseFraction(words)
}

function parseWhole(words: readonly string[]): number | null {
	let total = 0
	let group = 0
	let seen = false
	let last = Infinity
	for (const [index, each] of words.entries()) {
		if (each === 'and' && seen && index < words.length - 1) continue
		if (each === 'a' && index === 0 && words.length > 1) continue
		const scale = scales[each]
		if (scale !== undefined) {
			total += (seen ? group || 1 : 1) * scale
			group = 0
			last = Infinity
		} else if (each === 'hundred' || each === 'hundredth') {
			group = (group || 1) * 100
			last = 100
		} else {
			const value = values.get(each)
			// "five thirty" and "twenty ten" are no numbers; "twenty five" is.
			if (value === undefined || (value >= 10 ? last < 100 : last < 10 || (last >= 10 && last < 20))) return null
			group += value
			last = value
		}
		seen = true
	}
	return seen ? total + group : null
}

function parseFraction(words: readonly string[]): number | null {
	const part = fractions[words.at(-1) ?? '']
	if (part === undefined || words.length > 2) return null
	if (words.length === 1) return words[0] === 'half' ? part : null
	if (words[0] === 'a') return part
	const count = values.get(words[0] ?? '')
	return count === undefined ? null : count * part
}

/** The value of a number in digits: "1,250,000", "1.000.000,00", "12.5", "1 1/2", "1½"; `null` otherwise. */
export function parseDigits(text: string): number | null {
	const compact = text.trim().replace(/(?:,00)?\.?[-–]+$/, '')
	const mixed = /^(\d{1,6})?\s?(?:(\d)\/(\d)|([½¼¾⅓⅔]))$/.exec(compact)
	if (mixed) {
		const part = mixed[4] ? { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }[mixed[4]] : Number(mixed[2]) / Number(mixed[3])
		return Number.isFinite(part) ? Number(mixed[1] ?? 0) + (part ?? 0) : null
	}
	if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(compact) && (compact.match(/\./g)?.length ?? 0) + (compact.includes(',') ? 1 : 0) > 1) {
		return Number(compact.replace(/\./g, '').replace(',', '.'))
	}
	const plain = compact.replace(/(?<=\d)[,’' ](?=\d{2,3}(?:\D|$))/g, '')
	return /^\d{1,15}(?:\.\d{1,9})?$|^\.\d{1,9}$/.test(plain) ? Number(plain) : null
}

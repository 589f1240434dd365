import { allMatches } from '../clauses/search/all-matches.ts'

const latinOf: Record<string, string> = {
	а: 'a',
	е: 'e',
	о: 'o',
	р: 'p',
	с: 'c',
	х: 'x',
	у: 'y',
	і: 'i',
	ј: 'j',
	ѕ: 's',
	һ: 'h',
	ԁ: 'd',
	ԛ: 'q',
	ԝ: 'w',
	А: 'A',
	В: 'B',
	Е: 'E',
	К: 'K',
	М: 'M',
	Н: 'H',
	О: 'O',
	Р: 'P',
	С: 'C',
	Т: 'T',
	Х: 'X',
	У: 'Y',
	І: 'I',
	Ј: 'J',
	Ѕ: 'S',
	ο: 'o',
	ν: 'v',
	ι: 'i',
	Α: 'A',
	Β: 'B',
	Ε: 'E',
	Ζ: 'Z',
	Η: 'H',
	Ι: 'I',
	Κ: 'K',
	Μ: 'M',
	Ν: 'N',
	Ο: 'O',
	Ρ: 'P',
	Τ: 'T',
	Υ: 'Y',
	Χ: 'X',
	օ: 'o',
	ո: 'n',
	ս: 'u',
	հ: 'h',
	ɑ: 'a',
	ɡ: 'g',
	ⅰ: 'i',
	ⅴ: 'v',
	ⅹ: 'x',
	ⅼ: 'l',
	ⅽ: 'c',
	ⅾ: 'd',
	ⅿ: 'm',
}

const foreign = String.raw`\u0251\u0261\u0370-\u03ff\u0400-\u052f\u0531-\u0587\u2170-\u217f\uff21-\uff3a\uff41-\uff5a`
const foreignLetter = new RegExp(`[${foreign}]`)

/** Characters that take no place on paper. A soft hyphen is left out: it marks where a word may break. */
const unseen = String.raw`\u200b-\u200d\u2060-\u2064\ufeff`
const unseenCharacter = new RegExp(`[${unseen}]`, 'g')
const suspicious = new RegExp(`[${foreign}${unseen}]`)
const word = new RegExp(String.raw`[\p{L}\u2170-\u217f][\p{L}\u2170-\u217f${unseen}]*`, 'gu')

export interface LookAlikeWord {
	start: number
	end: number
	/** The word as it prints, in plain Latin letters; of the same length where nothing unseen stands inside. */
	plain: string
}

/**
 * Words that print as Latin ones and are not: with Cyrillic, Greek or other letters that look the same, or with
 * characters inside that nobody sees. A word of another language, or one with a sign that looks like no Latin letter
 * (μm, Δt), is none.
 */
export function lookAlikeWords(text: string): LookAlikeWord[] {
	if (!suspicious.test(text)) return []
	const words: LookAlikeWord[] = []
	for (const match of allMatches(text, word)) {
		const written = match[0].replace(new RegExp(`[${unseen}]+$`), '')
		if (!suspicious.test(written)) continue
		const letters = [...written.replace(unseenCharacter, '')].map(plainLetter).join('')
		if (foreignLetter.test(letters) || !/^[\p{Script=Latin}]+$/u.test(letters)) continue
		const mixed = /[A-Za-z]/.test(written)
		if (!mixed && (letters.length < 2 || !amongLatin(text, match.index, match.index + written.length))) continue
		words.push({ start: match.index, end: match.index + written.length, plain: letters })
	}
	return words
}

function plainLetter(letter: string): string {
	const fullWidth = /[\uff21-\uff3a\uff41-\uff5a]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0xfee0) : undefined
	return fullWidth ?? latinOf[letter] ?? letter
}

/** Whether a word wholly of look-alikes stands in Latin text, and not in a sentence of its own language. */
function amongLatin(text: string, start: number, end: number): boolean {
	const around = `${text.slice(Math.max(0, start - 40), start)} ${text.slice(end, end + 40)}`
	const others = [...around].filter((letter) => foreignLetter.test(letter) && latinOf[letter] === undefined)
	return others.length === 0 && (around.match(/[A-Za-z]/g)?.length ?? 0) >= 10
}

/** Cyrillic and Greek letters that print like a Latin one, with the letter they pass for. */
const latinOf: Record<string, string> = {
	а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ј: 'j', ѕ: 's', һ: 'h', ԁ: 'd', ԛ: 'q', ԝ: 'w',
	А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', У: 'Y', І: 'I', Ј: 'J', Ѕ: 'S',
	ο: 'o', ν: 'v', ι: 'i', Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y', Χ: 'X',
}

const foreignLetter = /[\u0370-\u03ff\u0400-\u052f]/

export interface LookAlikeWord {
	start: number
	end: number
	/** The word with each look-alike replaced by the Latin letter it passes for; of the same length. */
	plain: string
}

/**
 * Words that mix Latin letters with Cyrillic or Greek ones that print the same. A word wholly in another
 * alphabet, or one with a sign that looks like no Latin letter (μm, Δt), is none.
 */
export function lookAlikeWords(text: string): LookAlikeWord[] {
	if (!foreignLetter.test(text)) return []
	const words: LookAlikeWord[] = []
	for (const match of text.matchAll(/\p{L}+/gu)) {
		const word = match[0]
		if (!/[A-Za-z]/.test(word) || !foreignLetter.test(word)) continue
		const plain = [...word].map((letter) => latinOf[letter] ?? letter).join('')
		if (plain !== word && !foreignLetter.test(plain)) words.push({ start: match.index, end: match.index + word.length, plain })
	}
	return words
}

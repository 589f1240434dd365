import { longPattern } from '#app/domain/text/long-pattern.ts'
/** Words that contracts are written in, also those in plain modern English. */
const contractWords = longPattern('gi')`
	\b(?:
		agreements?|part(?:y|ies)|shall|terminat\w*|liab\w*|confidential\w*|govern\w*|warrant\w*|indemn\w*|intellectual|obligations?
		|provisions?|consent|breach\w*|disclos\w*|assign\w*|pursuant|here\w+|there(?:of|to|in|under)|represent\w*|remed(?:y|ies)|effective
		|prior|purposes?|rights?|notices?|written|subject\s+to|applicable
	)\b
`

/**
 * Fewer of a hundred words than this are words of contracts only in papers that people who are no lawyers wrote in words
 * of their own: of 143 such papers of our own writing more than nine in ten have fewer, of 408 contracts of CUAD one in twenty has
 * fewer than 4.2.
 */
const fewestOfHundred = 1.5

const known = new WeakMap<{ text: string }, boolean>()

/**
 * Whether a document is written in everyday words, in which the same thing is said in ways that no rule foresees. That a
 * clause is absent, or that all is well, can't be told of it.
 */
export function isInLayWords(document: { text: string }): boolean {
	let lay = known.get(document)
	if (lay === undefined) known.set(document, (lay = hasFewContractWords(document.text)))
	return lay
}

function hasFewContractWords(text: string): boolean {
	// Most contracts have so many that all words need not be counted: no text has more than one for two characters.
	const enough = (((text.length + 1) / 2) * fewestOfHundred) / 100
	let found = 0
	for (contractWords.lastIndex = 0; contractWords.test(text);) {
		if (++found < enough) continue
		contractWords.lastIndex = 0
		return false
	}
	const words = text.match(/\p{L}+/gu)?.length ?? 0
	return found * 100 < words * fewestOfHundred
}

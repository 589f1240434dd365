import { longPattern } from '#app/domain/text/long-pattern.ts'
const contractWords = longPattern('gi')`
	\b(?:
		agreements?|part(?:y|ies)|shall|terminat\w*|liab\w*|confidential\w*|govern\w*|warrant\w*|indemn\w*|intellectual|obligations?
		|provisions?|consent|breach\w*|disclos\w*|assign\w*|pursuant|here\w+|there(?:of|to|in|under)|represent\w*|remed(?:y|ies)|effective
		|prior|purposes?|rights?|notices?|written|subject\s+to|applicable
	)\b
`

/**
 * A lower share (of a hundred words) is found only in documents that people who are no lawyers wrote in words of their
 * own: of 143 such documents of our own writing more than nine in ten have fewer, of 408 contracts of CUAD one in
 * twenty has fewer than 4.2.
 */
const fewestOfHundred = 1.5

const known = new WeakMap<{ text: string }, boolean>()

/**
 * Whether a document is written in everyday words, for which the rules do not foresee every wording. Then no rule can
 * tell that a clause is absent, or that all is well.
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

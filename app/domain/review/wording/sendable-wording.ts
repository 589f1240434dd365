import { longPattern } from '#app/domain/text/long-pattern.ts'
import { fitWording } from './fit-wording.ts'

/**
 * The share of words that a replacement keeps of what it replaces, so that it corrects a sentence and does not write
 * another one (ours).
 */
const leastShared = 0.3

/**
 * A rule's wording as this document would say it, where a lawyer could send it: with the document's own names and only
 * terms that it has, and near enough to the words it replaces.
 *
 * @param quote the words it replaces; `null` for a clause that is to be added
 * @returns `null` where the wording does not fit: then the point is a request without an edit
 */
export function sendableWording(wording: string, document: string, quote: string | null): string | null {
	const fitted = fitWording(wording, document)
	// A name that the document writes with a small article opens a sentence here.
	const text = fitted.text.replace(/^the (?=\p{Lu})/u, 'The ').replace(/(?<=[.!?] )the (?=\p{Lu})/gu, 'The ')
	const { unknownNames } = fitted
	if (unknownNames.length > 0 || foreignTerms(text, document).length > 0) return null
	return quote === null || isNumber(quote) || sharedWords(quote, text) >= leastShared ? text : null
}

function isNumber(quote: string): boolean {
	return /\d/.test(quote) && quote.length < 40
}

function foreignTerms(wording: string, document: string): string[] {
	const terms = [...wording.matchAll(/(?<=[\p{Ll}\d,;)] )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*/gu)].map(([term]) => term)
	return terms.filter((term) => !ordinary.test(term) && !document.includes(term))
}

/** Names that every contract may bring in, those of laws among them. */
const ordinary = longPattern()`
	^(?:
		Rule|Regulation|Securities Act|Internal Revenue Code|Agreement|Section|Party|Parties|Delaware|New York|California|January|Business
		|State|United States|Article
	)\b
`

/** Dice's coefficient of the words of two texts (L. R. Dice, 1945), 0 to 1. */
function sharedWords(one: string, other: string): number {
	const [a, b] = [wordsOf(one), wordsOf(other)]
	const shared = [...a].filter((word) => b.has(word)).length
	return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

function wordsOf(text: string): Set<string> {
	return new Set(text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [])
}

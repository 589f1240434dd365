import { longPattern } from '#app/domain/text/long-pattern.ts'
/** The words of a text as sorted numbers, a word that occurs twice twice: two bags are compared in one pass over both. */
export type WordBag = Int32Array

/** Gives every word one number, so that texts which were counted by the same vocabulary can be compared. */
export class Vocabulary {
	private readonly numbers = new Map<string, number>()

	/** Letters and digits count, in lower case; characters of scripts without spaces are words of their own. */
	bagOf(text: string): WordBag {
		const found =
			text.toLowerCase().match(
				longPattern('gu')`
						[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]
						|[\p{L}\p{N}]+
					`,
			) ?? []
		return Int32Array.from(found, (word) => this.numberOf(word)).sort()
	}

	private numberOf(word: string): number {
		const known = this.numbers.get(word)
		if (known !== undefined) return known
		this.numbers.set(word, this.numbers.size)
		return this.numbers.size - 1
	}
}

/** How many words two bags have in common, each as often as both have it. */
export function sharedWords(one: WordBag, other: WordBag): number {
	let shared = 0
	let here = 0
	let there = 0
	while (here < one.length && there < other.length) {
		const difference = (one[here] ?? 0) - (other[there] ?? 0)
		if (difference === 0) shared++
		if (difference <= 0) here++
		if (difference >= 0) there++
	}
	return shared
}

/** Share of the words of both that both have (Sørensen and Dice): 0 nothing, 1 the same words. Two bags without words share nothing. */
export function similarity(one: WordBag, other: WordBag): number {
	const words = one.length + other.length
	return words === 0 ? 0 : (2 * sharedWords(one, other)) / words
}

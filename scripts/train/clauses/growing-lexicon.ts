import type { Lexicon } from '#app/domain/review/clauses/classifier/tokens.ts'

/** A lexicon that takes in every word it is asked for. */
export class GrowingLexicon implements Lexicon {
	readonly words: string[] = []
	private readonly ids = new Map<string, number>()

	idOf(word: string): number {
		let id = this.ids.get(word)
		if (id === undefined) {
			this.ids.set(word, (id = this.words.length))
			this.words.push(word)
		}
		return id
	}
}

import { hashWord } from './hashing.ts'
import { stem } from './stem.ts'

/**
 * Classes of words that mean much the same in a kind of clause. Each is a list parted by spaces: a word, the beginning
 * of words (`terminat*`) or several words in a row (`at_any_time`).
 */
export type WordClasses = Readonly<Record<string, string>>

/** A word of a sentence as classifiers see it. */
export interface Word {
	hash: number
	stemHash: number
	/** Numbers of the classes that the word belongs to by itself. */
	classes: readonly number[]
	/** The classes of several words that may begin here. */
	phrases: readonly Phrase[]
}

interface Phrase {
	rest: readonly string[]
	class: number
}

/** Where a class was found: which word of the sentence, which class. */
export interface Occurrence {
	at: number
	class: number
}

/** So many different words are remembered; a text of nonsense must not fill the memory. */
const mostRemembered = 60_000

/** Looks words up: their hashes and classes, remembered from one sentence to the next. */
export function createVocabulary(classes: WordClasses) {
	const names = Object.keys(classes)
	const entries = names.flatMap((name, index) =>
		(classes[name] ?? '').split(' ').map((words) => ({ words: words.split('_'), class: index })),
	)
	const singles = entries.filter(({ words }) => words.length === 1)
	const phrases = entries.filter(({ words }) => words.length > 1)
	let remembered = new Map<string, Word>()

	function describe(word: string): Word {
		return {
			hash: hashWord(word),
			stemHash: hashWord(stem(word)),
			classes: [...new Set(singles.filter(({ words }) => fits(words[0] ?? '', word)).map((entry) => entry.class))],
			phrases: phrases
				.filter(({ words }) => fits(words[0] ?? '', word))
				.map((entry) => ({ rest: entry.words.slice(1), class: entry.class })),
		}
	}

	return {
		names,
		/** The words of a sentence, looked up. */
		look(words: readonly string[]): Word[] {
			if (remembered.size > mostRemembered) remembered = new Map()
			return words.map((word) => {
				let known = remembered.get(word)
				if (!known) remembered.set(word, (known = describe(word)))
				return known
			})
		},
		/** The classes that a sentence shows, in order of place. */
		occurrences(words: readonly string[], looked: readonly Word[]): Occurrence[] {
			const found: Occurrence[] = []
			for (const [at, word] of looked.entries()) {
				for (const index of word.classes) found.push({ at, class: index })
				for (const phrase of word.phrases)
					if (phrase.rest.every((pattern, next) => fits(pattern, words[at + 1 + next] ?? ''))) found.push({ at, class: phrase.class })
			}
			return found
		},
	}
}

export type Vocabulary = ReturnType<typeof createVocabulary>

function fits(pattern: string, word: string): boolean {
	return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

import { createVocabulary, type Occurrence, type Word, type WordClasses } from './vocabulary.ts'
import { createWordingFinder, type Wording } from './wording.ts'
import { readWords } from './words.ts'

/** A sentence as classifiers see it. */
export interface SentenceReading {
	words: readonly Word[]
	/** In order of place. */
	occurrences: readonly Occurrence[]
	/** Numbers of the wordings that the sentence shows, ascending. */
	wordings: readonly number[]
}

/** A classifier looks no further into a very long sentence. */
const longestRead = 2000

/** Reads sentences with the word classes and wordings of one field of law. */
export function createSentenceReader(
	classes: WordClasses,
	wordings: readonly Wording[],
): (text: string, start?: number, end?: number) => SentenceReading {
	const vocabulary = createVocabulary(classes)
	const findWordings = createWordingFinder(vocabulary, wordings)
	return (text, start = 0, end = text.length) => {
		const spelled = readWords(text, start, Math.min(end, start + longestRead))
		const words = vocabulary.look(spelled)
		const occurrences = vocabulary.occurrences(spelled, words)
		return { words, occurrences, wordings: findWordings(occurrences) }
	}
}

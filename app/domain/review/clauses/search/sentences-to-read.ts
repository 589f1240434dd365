import type { Sentence } from '../clause.ts'
import { neededWords } from './needed-words.ts'
import { isMarked, markedOf, type Marks, WordIndex } from './word-index.ts'

/** Fewer sentences are read faster than their words are listed. */
const fewest = 12

interface SentenceIndex {
	words: WordIndex
	/** Those it was made of. */
	sentences: readonly Sentence[]
}

/** Where a sentence stands in the index of its document: the sentences of one topic are looked up there too. */
const places = new WeakMap<Sentence, { index: SentenceIndex; number: number }>()

/** Lists that were made of others, sentence for sentence. */
const twins = new WeakMap<readonly Sentence[], readonly Sentence[]>()

/** Declares that `copy` has the same words as `original`, sentence for sentence: one index does for both. */
export function shareWords(copy: readonly Sentence[], original: readonly Sentence[]): void {
	twins.set(copy, original)
}

/**
 * The sentences in which a pattern may match, in document order: those with the words it can't do without. Few
 * sentences are about the subject of most patterns, and looking their words up is far faster than reading all.
 */
export function sentencesToRead(sentences: readonly Sentence[], pattern: RegExp): readonly Sentence[] {
	const search = startSearch(sentences, pattern)
	if (!search) return sentences
	const { index, marks } = search
	return isWhole(index, sentences)
		? markedOf(marks).map((number) => sentences[number]!)
		: sentences.filter((sentence) => isFound(search, sentence))
}

/** Tells by its number whether a pattern may match in a sentence of a list; `null` where it may match in all. */
export function searchFor(sentences: readonly Sentence[], pattern: RegExp): ((number: number) => boolean) | null {
	const search = startSearch(sentences, pattern)
	if (!search) return null
	const { index, marks } = search
	return isWhole(index, sentences) ? (number) => isMarked(marks, number) : (number) => isFound(search, sentences[number]!)
}

function isWhole(index: SentenceIndex, sentences: readonly Sentence[]): boolean {
	return index.sentences === (twins.get(sentences) ?? sentences)
}

interface Search {
	index: SentenceIndex
	marks: Marks
}

function startSearch(sentences: readonly Sentence[], pattern: RegExp): Search | null {
	// A pattern that goes on where it stopped last remembers the sentences it failed in too.
	if (pattern.global || pattern.sticky || sentences.length < fewest) return null
	const need = neededWords(pattern)
	const index = need && indexOf(sentences)
	return index && { index, marks: index.words.marksOf(need) }
}

function isFound({ index, marks }: Search, sentence: Sentence): boolean {
	const place = places.get(sentence)
	return place?.index !== index || isMarked(marks, place.number)
}

function newIndex(sentences: readonly Sentence[]): SentenceIndex | null {
	const words = WordIndex.of(sentences.map(({ text }) => text))
	return words && { words, sentences }
}

function indexOf(sentences: readonly Sentence[]): SentenceIndex | null {
	const known = sentences[0] && places.get(sentences[0])
	if (known) return known.index
	const original = twins.get(sentences)
	const shared = original ? indexOf(original) : null
	const index = shared && shared.sentences === original ? shared : newIndex(sentences)
	if (!index) return null
	for (const [number, sentence] of sentences.entries()) places.set(sentence, { index, number })
	return index
}

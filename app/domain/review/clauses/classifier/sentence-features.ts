import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from '../clause.ts'
import type { CueFinder } from './cue-finder.ts'
import { type Lexicon, tokenIds } from './tokens.ts'

/** What a feature is taken from; a feature is a group and one or two numbers (token ids, cue numbers, buckets). */
export const featureGroups = {
	word: 0,
	pair: 1,
	heading: 2,
	headingPair: 3,
	before: 4,
	after: 5,
	twoBefore: 6,
	twoAfter: 7,
	opening: 8,
	cue: 9,
	cuePair: 10,
	place: 11,
	parentHeading: 12,
	cueBefore: 13,
	cueAfter: 14,
	wordClass: 15,
} as const

const { word, heading, before, after, twoBefore, twoAfter, opening, parentHeading, pair, headingPair, wordClass } = featureGroups

/** What the numbers of a feature are: token ids, numbers of word classes (one or two), or something else. */
export function numbersOf(group: number): 'token' | 'class' | 'classes' | 'other' {
	if (group === pair || group === headingPair) return 'classes'
	if (group === word) return 'token'
	return [wordClass, heading, before, after, twoBefore, twoAfter, opening, parentHeading].includes(group as typeof heading)
		? 'class'
		: 'other'
}

export type FeatureSink = (group: number, first: number, second: number) => void

/** A document as token ids and numbers of word classes, sentence by sentence. */
export interface TokenizedDocument {
	sentences: number[][]
	/** For each token of each sentence the number of its word class, -1 for unknown words. */
	classes: number[][]
	/** For each sentence the distinct word classes of its beginning, and of its end: what its neighbors see of it. */
	beginnings: number[][]
	endings: number[][]
	/** For each sentence the word classes of the heading it stands under, and of the heading above that. */
	headings: number[][]
	parentHeadings: number[][]
	/** For each sentence the cues it shows, as numbers. */
	cues: number[][]
	/** The first distinct word classes of the document: they show what kind of document it is. */
	opening: number[]
}

const openingSentences = 12
const openingWords = 60
const neighbourWords = 40

export function tokenizeDocument(
	{ text }: Pick<ExtractedDocument, 'text'>,
	structure: Pick<Structure, 'clauses' | 'sentences'>,
	lexicon: Lexicon,
	classOf: (token: number) => number,
	findCues: CueFinder,
): TokenizedDocument {
	const clauses = new Map(structure.clauses.map((clause) => [clause.id, clause]))
	const headingClasses = new Map<Clause, number[]>()
	const headingOf = (clause: Clause | undefined) => {
		if (!clause?.heading) return none
		let classes = headingClasses.get(clause)
		if (!classes)
			headingClasses.set(
				clause,
				(classes = tokenIds(clause.heading, 0, Math.min(clause.heading.length, 120), lexicon)
					.filter((token) => token >= 0)
					.map(classOf)),
			)
		return classes
	}
	const sentences: number[][] = []
	const classes: number[][] = []
	const headings: number[][] = []
	const parentHeadings: number[][] = []
	const cues: number[][] = []
	for (const sentence of structure.sentences) {
		const tokens = tokenIds(text, sentence.start, sentence.end, lexicon)
		sentences.push(tokens)
		classes.push(tokens.map((token) => (token < 0 ? -1 : classOf(token))))
		cues.push(findCues(sentence.text, tokens))
		let clause = sentence.clauseId === null ? undefined : clauses.get(sentence.clauseId)
		while (clause && !clause.heading) clause = clause.parentId === null ? undefined : clauses.get(clause.parentId)
		headings.push(headingOf(clause))
		let parent = clause?.parentId ? clauses.get(clause.parentId) : undefined
		while (parent && !parent.heading) parent = parent.parentId === null ? undefined : clauses.get(parent.parentId)
		parentHeadings.push(headingOf(parent))
	}
	const first = new Set<number>()
	for (const own of classes.slice(0, openingSentences))
		for (const number of own) if (number >= 0 && first.size < openingWords) first.add(number)
	const beginnings = classes.map((own) => distinct(own, 0, Math.min(own.length, neighbourWords)))
	const endings = classes.map((own, index) =>
		own.length <= neighbourWords ? beginnings[index]! : distinct(own, own.length - neighbourWords, own.length),
	)
	return { sentences, classes, beginnings, endings, headings, parentHeadings, cues, opening: [...first] }
}

const none: number[] = []

/**
 * The features of one sentence: its words, word classes and pairs of classes, and by classes its
 * headings, the two sentences on either side and the opening of the document; cues alone and in pairs, where it stands and how long it is.
 *
 * @param withOpening whether the opening of the document, the same for every sentence, is among them
 */
export function emitFeatures(document: TokenizedDocument, index: number, emit: FeatureSink, withOpening = true): void {
	const { sentences, classes } = document
	const { cue: single, cuePair, place, cueBefore, cueAfter } = featureGroups
	const tokens = sentences[index] ?? none
	emitEach(tokens, word, emit)
	emitEach(classes[index] ?? none, wordClass, emit)
	emitPairs(classes[index] ?? none, pair, emit)
	emitEach(document.headings[index] ?? none, heading, emit)
	emitPairs(document.headings[index] ?? none, headingPair, emit)
	emitEach(document.parentHeadings[index] ?? none, parentHeading, emit)
	emitEach(document.endings[index - 1] ?? none, before, emit)
	emitEach(document.beginnings[index + 1] ?? none, after, emit)
	emitEach(document.beginnings[index - 2] ?? none, twoBefore, emit)
	emitEach(document.beginnings[index + 2] ?? none, twoAfter, emit)
	if (withOpening) emitOpening(document, emit)
	const cues = document.cues[index] ?? none
	for (let i = 0; i < cues.length; i++) {
		emit(single, cues[i] ?? 0, 0)
		for (let j = i + 1; j < cues.length; j++) emit(cuePair, cues[i] ?? 0, cues[j] ?? 0)
	}
	for (const cue of document.cues[index - 1] ?? none) emit(cueBefore, cue, 0)
	for (const cue of document.cues[index + 1] ?? none) emit(cueAfter, cue, 0)
	emit(place, 0, Math.min(9, Math.floor((10 * index) / sentences.length)))
	if (index < 12) emit(place, 1, Math.floor(index / 3))
	emit(place, 2, lengthBucket(tokens.length))
}

/** The opening of the document by its word classes. */
export function emitOpening(document: TokenizedDocument, emit: FeatureSink): void {
	emitEach(document.opening, opening, emit)
}

function emitEach(numbers: readonly number[], group: number, emit: FeatureSink) {
	for (const number of numbers) if (number >= 0) emit(group, number, 0)
}

function emitPairs(numbers: readonly number[], group: number, emit: FeatureSink) {
	let last = -1
	for (const number of numbers) {
		if (number >= 0 && last >= 0) emit(group, last, number)
		last = number
	}
}

/** A word class of a neighbor counts once. */
function distinct(classes: readonly number[], from: number, to: number): number[] {
	const found: number[] = []
	for (let at = from; at < to; at++) {
		const number = classes[at] ?? -1
		if (number >= 0 && !found.includes(number)) found.push(number)
	}
	return found
}

function lengthBucket(length: number) {
	return length < 5 ? 0 : length < 12 ? 1 : length < 25 ? 2 : length < 50 ? 3 : length < 100 ? 4 : 5
}

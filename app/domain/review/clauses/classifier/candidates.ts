import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../clause.ts'
import { type Category, partiesCategory, phraseCategories } from './category.ts'
import type { Detections } from './detections.ts'
import type { CategoryOverview, SentenceScores } from './sentence-scores.ts'

/** A passage that may belong to a category: a sentence, several in a row, or a phrase inside one. */
export interface Candidate extends Span {
	category: number
	/** The sentence it is, begins with, or stands in. */
	sentence: number
	/** How many sentences it covers; 0 for a phrase. */
	sentences: number
}

/** Candidates with a row of features each. */
export interface CandidateTable {
	candidates: Candidate[]
	columns: number
	features: Float32Array
}

/** A phrase with its log-odds of being the name of the document, its date, its effective date … by category. */
export interface ScoredPhrase extends Span {
	logits: ReadonlyMap<number, number>
}

export interface CandidateInput {
	sentences: readonly Sentence[]
	scores: SentenceScores
	overviews: readonly CategoryOverview[]
	/** Where detectors strike: one row of categories for each sentence. */
	detected: Uint8Array
	detections: readonly Detections[]
	categories: readonly Category[]
	/** The chance that the contract has each category. */
	presence: ArrayLike<number>
	phrases: readonly ScoredPhrase[]
}

const own = 29
const mostSentences = 16
const mostPartySentences = 24
const mostPhrases = 8
/** Sentences below these log-odds are no candidates unless they are among the best. */
const unlikely = -6
const always = 2
const outside = -9
/** Sentences above these log-odds make a run with their neighbors. */
const inRun = -2.5
const longestRun = 5
const longestList = 14

const usualCandidates = 512

function doubled(features: Float32Array<ArrayBuffer>) {
	const larger = new Float32Array(features.length * 2)
	larger.set(features)
	return larger
}

/** How many numbers describe a candidate. */
export function candidateColumns(categories: number): number {
	return own + categories
}

/** The best sentences of each category, and for names and dates the best phrases, with the features that tell good from bad. */
export function listCandidates(input: CandidateInput): CandidateTable {
	const { sentences, scores, overviews, detected, detections, categories, presence, phrases } = input
	const { logits, categories: width } = scores
	const columns = candidateColumns(width)
	const candidates: Candidate[] = []
	let features = new Float32Array(columns * usualCandidates)
	const strongest = strongestOf(scores)
	const near = (index: number, category: number) => (index >= 0 && index < scores.sentences ? logits[index * width + category]! : outside)
	const struck = (index: number, category: number) => (index >= 0 && index < scores.sentences ? detected[index * width + category]! : 0)

	const add = (candidate: Candidate, score: number, rank: number, phraseScore: number, lowest = score) => {
		const { category, sentence: at } = candidate
		const last = at + Math.max(0, candidate.sentences - 1)
		const overview = overviews[category]!
		const facts = categories[category]!
		const first = strongest.category[at] === category
		const row = candidates.length * columns
		candidates.push(candidate)
		if (row + columns > features.length) features = doubled(features)
		const described = [
			score,
			rank,
			score - overview.best[0],
			score - overview.best[1],
			near(at - 1, category),
			near(last + 1, category),
			near(at - 2, category),
			near(last + 2, category),
			first ? strongest.second[at]! : strongest.first[at]!,
			first ? 1 : 0,
			Math.log(scores.sentences),
			at / scores.sentences,
			facts.rank,
			facts.prior,
			facts.passages,
			overview.mass,
			overview.likely,
			Math.log(candidate.end - candidate.start),
			candidate.sentences,
			phraseScore,
			near(at, category),
			at > 0 && sentences[at]!.clauseId !== null && sentences[at - 1]!.clauseId === sentences[at]!.clauseId ? 1 : 0,
			presence[category]!,
			lowest,
			sentences[at]!.text.endsWith(':') ? 1 : 0,
			struck(at, category),
			struck(at - 1, category),
			struck(last + 1, category),
			detections[category]!.count,
		]
		features.set(described, row)
		for (let other = 0; other < width; other++) features[row + own + other] = Math.max(-7, logits[at * width + other]!)
	}

	for (let category = 0; category < width; category++) {
		const best = bestSentences(scores, category, category === partiesCategory ? mostPartySentences : mostSentences)
		for (const [rank, sentence] of best.entries()) {
			const score = logits[sentence * width + category]!
			if (score < unlikely && rank > always) break
			const { start, end } = sentences[sentence]!
			add({ category, sentence, sentences: 1, start, end }, score, rank, outside)
		}
		for (const { first, last } of runsOf(sentences, scores, category, best)) {
			let [sum, lowest] = [0, Infinity]
			for (let index = first; index <= last; index++) {
				sum += logits[index * width + category]!
				lowest = Math.min(lowest, logits[index * width + category]!)
			}
			add(
				{ category, sentence: first, sentences: last - first + 1, start: sentences[first]!.start, end: sentences[last]!.end },
				sum / (last - first + 1),
				best.indexOf(first) < 0 ? best.length : best.indexOf(first),
				outside,
				lowest,
			)
		}
	}
	for (const category of [...phraseCategories.name, ...phraseCategories.date]) {
		const best = phrases.filter((phrase) => phrase.logits.has(category)).sort((a, b) => b.logits.get(category)! - a.logits.get(category)!)
		for (const [rank, { start, end, logits: byCategory }] of best.slice(0, mostPhrases).entries()) {
			const score = byCategory.get(category)!
			if (score < unlikely && rank > 1) break
			add({ category, sentence: sentenceAt(sentences, start), sentences: 0, start, end }, score, rank, score)
		}
	}
	return { candidates, columns, features: features.slice(0, candidates.length * columns) }
}

/**
 * Sentences in a row that may be one passage: likely ones side by side (all of them, and each pair), and a likely
 * sentence that opens a list with the items of the list.
 */
function runsOf(
	sentences: readonly Sentence[],
	{ categories, logits }: SentenceScores,
	category: number,
	best: readonly number[],
): { first: number; last: number }[] {
	const likely = (index: number) => index >= 0 && index < sentences.length && logits[index * categories + category]! > inRun
	const runs = new Map<string, { first: number; last: number }>()
	const add = (first: number, last: number) => void runs.set(`${first}-${last}`, { first, last })
	for (const at of best) {
		if (!likely(at)) continue
		if (likely(at + 1)) add(at, at + 1)
		if (!likely(at - 1) && likely(at + 1)) {
			let last = at + 1
			while (last - at + 1 < longestRun && likely(last + 1)) last++
			add(at, last)
		}
		if (/[:;]$/.test(sentences[at]!.text)) {
			let last = at + 1
			while (last < sentences.length && last - at < longestList && /;(?:\s+(?:and|or))?$/.test(sentences[last]!.text)) last++
			if (last < sentences.length) add(at, last)
		}
	}
	return [...runs.values()]
}

function bestSentences({ sentences, categories, logits }: SentenceScores, category: number, most: number): number[] {
	const best: number[] = []
	for (let sentence = 0; sentence < sentences; sentence++) {
		const score = logits[sentence * categories + category]!
		if (best.length === most && score <= logits[best[most - 1]! * categories + category]!) continue
		let at = best.length
		while (at > 0 && logits[best[at - 1]! * categories + category]! < score) at--
		best.splice(at, 0, sentence)
		if (best.length > most) best.pop()
	}
	return best
}

function strongestOf({ sentences, categories, logits }: SentenceScores) {
	const category = new Int32Array(sentences)
	const first = new Float32Array(sentences).fill(-30)
	const second = new Float32Array(sentences).fill(-30)
	for (let sentence = 0; sentence < sentences; sentence++) {
		for (let index = 0; index < categories; index++) {
			const score = logits[sentence * categories + index]!
			if (score > first[sentence]!) {
				second[sentence] = first[sentence]!
				first[sentence] = score
				category[sentence] = index
			} else if (score > second[sentence]!) second[sentence] = score
		}
	}
	return { category, first, second }
}

function sentenceAt(sentences: readonly Sentence[], offset: number): number {
	let low = 0
	let high = sentences.length - 1
	while (low < high) {
		const middle = (low + high + 1) >> 1
		if (sentences[middle]!.start <= offset) low = middle
		else high = middle - 1
	}
	return low
}

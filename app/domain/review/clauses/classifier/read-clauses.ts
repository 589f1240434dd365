import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from '../clause.ts'
import type { LabelledPassage } from '../readings.ts'
import { logistic, rawScore } from './boosted-trees.ts'
import { type Candidate, listCandidates, type ScoredPhrase } from './candidates.ts'
import { phraseCategories } from './category.ts'
import type { ClauseModel } from './clause-model.ts'
import { createCueFinder } from './cue-finder.ts'
import { detect, type Detections, summariseDetections } from './detections.ts'
import { FixedLexicon } from './fixed-lexicon.ts'
import { emitPhraseFeatures, phraseCandidates, type PhraseKind } from './phrases.ts'
import { presenceColumns, presenceFeatures, presenceWith } from './presence.ts'
import { emitFeatures, emitOpening, tokenizeDocument } from './sentence-features.ts'
import { overviewOf, type SentenceScores } from './sentence-scores.ts'
import { settlingColumns, settlingFeatures } from './settling.ts'
import { RowScorer } from './sparse-linear-model.ts'
import { classNumbers } from './word-classes.ts'

/** The classifier's reading of one document. */
export interface ClauseReading {
	/** For each category the chance that the document has it, and whether that is enough to say so. */
	presence: { name: string; chance: number; present: boolean }[]
	/** Every passage that was considered, with the chance that a lawyer would mark it for the category. */
	candidates: (LabelledPassage & { category: number })[]
	/** The passages to show, in document order: those of present categories that are likely enough. */
	passages: LabelledPassage[]
}

export type ClauseReader = (document: Pick<ExtractedDocument, 'text'>, structure: Pick<Structure, 'clauses' | 'sentences'>) => ClauseReading

/** A reader that finds the passages of the model's categories in a document. Pure: the same document, the same reading. */
export function createClauseReader(model: ClauseModel): ClauseReader {
	const lexicon = new FixedLexicon(model.words)
	const classes = classNumbers(model.words)
	const phraseLexicon = new FixedLexicon(model.phraseWords)
	const findCues = createCueFinder((token) => model.words[token] ?? '')
	const sentenceScorer = new RowScorer(model.sentences)
	const phraseScorers = { name: new RowScorer(model.names), date: new RowScorer(model.dates) }
	const { categories } = model

	return (document, structure) => {
		const { sentences } = structure
		if (sentences.length === 0)
			return { presence: categories.map(({ name }) => ({ name, chance: 0, present: false })), candidates: [], passages: [] }
		const tokens = tokenizeDocument(document, structure, lexicon, (token) => classes[token]!, findCues)
		const scores: SentenceScores = {
			sentences: sentences.length,
			categories: categories.length,
			logits: new Float32Array(sentences.length * categories.length),
		}
		emitOpening(tokens, sentenceScorer.emit)
		sentenceScorer.share()
		for (let index = 0; index < sentences.length; index++) {
			emitFeatures(tokens, index, sentenceScorer.emit, false)
			sentenceScorer.finish(scores.logits, index * categories.length)
		}
		const overviews = overviewOf(scores)
		const detected = detect(sentences, categories)
		const detections = summariseDetections(detected, scores)
		const first = firstPresence(model, overviews, detections, sentences.length)
		const phrases = [...scoredPhrases(document.text, 'name'), ...scoredPhrases(document.text, 'date')]
		const { candidates, columns, features } = listCandidates({
			sentences,
			scores,
			overviews,
			detected,
			detections,
			categories,
			presence: first,
			phrases,
		})
		const raw = Float32Array.from(candidates, (_, index) => rawScore(model.passages, features, index * columns))
		const presence = presenceWith(first, candidates, raw)
		const settling = settlingFeatures(document.text, candidates, raw, categories, first, sentences.length)
		const settled = Float32Array.from(candidates, (_, index) => rawScore(model.settled, settling, index * settlingColumns))
		return assemble(model, candidates, settled, presence)
	}

	function scoredPhrases(text: string, kind: PhraseKind): ScoredPhrase[] {
		const scorer = phraseScorers[kind]
		const spans: Span[] = phraseCandidates(text, kind)
		const logits = new Float32Array(phraseCategories[kind].length)
		return spans.map((span, rank) => {
			emitPhraseFeatures(text, span, rank, spans.length, phraseLexicon, scorer.emit)
			scorer.finish(logits, 0)
			return { ...span, logits: new Map(phraseCategories[kind].map((category, index) => [category, logits[index]!])) }
		})
	}
}

function firstPresence(
	{ presence, categories }: ClauseModel,
	overviews: ReturnType<typeof overviewOf>,
	detections: readonly Detections[],
	sentences: number,
): Float32Array {
	const row = new Float32Array(presenceColumns(categories.length))
	return Float32Array.from(categories, (_, category) => {
		presenceFeatures(overviews, detections, categories, sentences, category, row, 0)
		return rawScore(presence, row)
	})
}

/** The chance from which a passage is shown though its category may not be there as a whole. */
const plain = 0.2

function assemble(
	{ categories }: ClauseModel,
	candidates: readonly Candidate[],
	settled: Float32Array,
	presence: Float32Array,
): ClauseReading {
	const read = candidates.map(({ category, start, end }, index) => ({
		category,
		name: categories[category]!.name,
		start,
		end,
		score: logistic(settled[index]!),
	}))
	const best = new Map<number, number>()
	for (const { category, score } of read) best.set(category, Math.max(best.get(category) ?? 0, score))
	const isPresent = (category: number) => presence[category]! >= categories[category]!.presentFrom
	// A present category is shown by its best passage at least; a plain passage is shown even in a document so short or
	// so unlike the training contracts that its presence stays in doubt.
	const passages = read
		.filter(({ category, score }) =>
			isPresent(category) ? score >= Math.min(categories[category]!.passageFrom, best.get(category)!) : score >= plain,
		)
		.sort((a, b) => a.start - b.start || b.end - a.end || a.category - b.category)
	return {
		presence: categories.map(({ name }, category) => ({
			name,
			chance: logistic(presence[category]!),
			present: isPresent(category) && best.has(category),
		})),
		candidates: read,
		passages: passages.map(({ name, start, end, score }) => ({ name, start, end, score })),
	}
}

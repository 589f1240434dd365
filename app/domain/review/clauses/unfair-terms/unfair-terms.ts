import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { logistic } from '../classifier/boosted-trees.ts'
import { type UnfairTerm, unfairTermTypes } from '../readings.ts'
import { FeatureSet } from '../wording/feature-set.ts'
import { createHashedScorer } from '../wording/hashed-model.ts'
import { addSentence } from '../wording/sentence-features.ts'
import { createSentenceReader } from '../wording/sentence-reading.ts'
import { termsWords } from './word-classes.ts'
import type { UnfairTermsModel } from './unfair-terms-model.ts'
import { unfairWordings } from './wordings.ts'

/**
 * Finds the unfair terms among sentences of terms of service, each sentence by itself, in document order. A sentence
 * may be unfair in several ways.
 */
export function createUnfairTermsReader(model: UnfairTermsModel): (document: { text: string }, sentences: readonly Span[]) => UnfairTerm[] {
	const judge = createSentenceJudge(model)
	return ({ text }, sentences) =>
		sentences.flatMap(({ start, end }) => {
			const odds = judge(text, start, end)
			return unfairTermTypes.flatMap((type, index) => {
				const own = odds[index] ?? -Infinity
				return own >= (model.threshold[index] ?? Infinity) ? [{ start, end, type, score: logistic(own) }] : []
			})
		})
}

/** Gives the log-odds of each of `unfairTermTypes` for one sentence; the array is used again by the next call. */
export function createSentenceJudge({
	sentences,
	slope,
	intercept,
}: UnfairTermsModel): (text: string, start?: number, end?: number) => Float32Array {
	const features = createTermsFeatures()
	const score = createHashedScorer(sentences)
	const odds = new Float32Array(unfairTermTypes.length)
	return (text, start, end) => {
		score(features(text, start, end), odds)
		for (const index of odds.keys()) odds[index] = (slope[index] ?? 0) * (odds[index] ?? 0) + (intercept[index] ?? 0)
		return odds
	}
}

/** Gives the features of one sentence of terms of service; the set is used again by the next call. */
export function createTermsFeatures(): (text: string, start?: number, end?: number) => FeatureSet {
	const read = createSentenceReader(termsWords, unfairWordings)
	const features = new FeatureSet()
	return (text, start, end) => {
		features.clear()
		addSentence(features, read(text, start, end))
		return features
	}
}

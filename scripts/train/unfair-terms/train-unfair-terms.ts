import { join } from 'node:path'
import { type UnfairTermType, unfairTermTypes } from '#app/domain/review/clauses/readings.ts'
import { createTermsFeatures } from '#app/domain/review/clauses/unfair-terms/unfair-terms.ts'
import type { UnfairTermsModel } from '#app/domain/review/clauses/unfair-terms/unfair-terms-model.ts'
import { type UnfairTermScores, unfairTermScores } from '../../score/unfair-tos.ts'
import { dealFolds, foldCount, rowsWhere } from '../clauses/folds.ts'
import { type Pair, presenceThresholds } from '../clauses/thresholds.ts'
import { type LinearModel, scoreOf, trainLinearSvm } from '../learners/linear-svm.ts'
import { type Calibration, calibrate } from '../learners/platt.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'
import { featureMatrix } from '../wording/feature-matrix.ts'
import { quantise, rounded } from '../wording/quantise.ts'
import { readUnfairTerms, termsSentences, type TermsSentence } from './unfair-terms-data.ts'

/** C of the support vector machines; an unfair sentence missed costs three times a fair one flagged. */
const cost = 1
const costOfPositive = 3
/** Smaller weights are left out. */
const fewestSteps = 6

/**
 * Trains what finds unfair terms on the sentences of `unfair_tos_train.json.gz` in a folder: a linear support vector
 * machine for each type, calibrated, with thresholds chosen on companies that the model had not seen (five folds of
 * companies); for the cross-validated scores they come from the other folds. Deterministic.
 */
export function trainUnfairTerms(folder: string, log: (line: string) => void): { model: UnfairTermsModel; scores: UnfairTermScores } {
	const sentences = termsSentences(readUnfairTerms(join(folder, 'unfair_tos_train.json.gz')))
	const features = createTermsFeatures()
	const corpus = featureMatrix(sentences.map(({ text }) => features(text).list().slice()))
	log(`unfair terms: ${sentences.length} sentences, ${corpus.matrix.columns} features`)
	const companies = dealFolds(1 + sentences.reduce((most, { company }) => Math.max(most, company), 0))
	const fold = Uint8Array.from(sentences, ({ company }) => companies[company] ?? 0)

	const models: LinearModel[] = []
	const unseen: Float64Array[] = []
	for (const type of unfairTermTypes) {
		const positive = Uint8Array.from(sentences, ({ types }) => Number(types.includes(type)))
		unseen.push(scoresUnseen(corpus.matrix, positive, fold))
		models.push(
			rounded(
				trainLinearSvm(
					corpus.matrix,
					rowsWhere(sentences.length, () => true),
					positive,
					{ cost, costOfPositive },
				),
				fewestSteps,
			),
		)
	}
	const scores = scoresUnseenBy(sentences, unseen, fold)
	log(`unfair terms, cross-validated: micro F1 ${scores.micro_f1.toFixed(3)}, macro F1 ${scores.macro_f1.toFixed(3)}`)

	const everything = decide(sentences, unseen, () => true)
	const model: UnfairTermsModel = {
		sentences: quantise(corpus.features, models),
		slope: Float32Array.from(everything.calibrations, ({ slope }) => slope),
		intercept: Float32Array.from(everything.calibrations, ({ intercept }) => intercept),
		threshold: everything.thresholds,
	}
	return { model, scores }
}

/** The score of each sentence by a model that saw no sentence of its company's fold. */
function scoresUnseen(matrix: SparseMatrix, positive: Uint8Array, fold: Uint8Array): Float64Array {
	const scores = new Float64Array(matrix.rows)
	for (let part = 0; part < foldCount; part++) {
		const model = rounded(
			trainLinearSvm(
				matrix,
				rowsWhere(matrix.rows, (row) => fold[row] !== part),
				positive,
				{ cost, costOfPositive },
			),
			fewestSteps,
		)
		for (const row of rowsWhere(matrix.rows, (each) => fold[each] === part)) scores[row] = scoreOf(model, matrix, row)
	}
	return scores
}

/** Calibrations and thresholds from the sentences that pass a test. */
function decide(
	sentences: readonly TermsSentence[],
	unseen: readonly Float64Array[],
	test: (row: number) => boolean,
): { calibrations: Calibration[]; thresholds: Float32Array } {
	const rows = rowsWhere(sentences.length, test)
	const pairs: Pair[] = []
	const calibrations = unfairTermTypes.map((type, category) => {
		const scores = Float64Array.from(rows, (row) => unseen[category]?.[row] ?? 0)
		const marked = Array.from(rows, (row) => sentences[row]?.types.includes(type) ?? false)
		const calibration = calibrate(scores, marked.map(Number))
		for (const [at, score] of scores.entries())
			pairs.push({ category, marked: marked[at] ?? false, presence: calibration.slope * score + calibration.intercept })
		return calibration
	})
	return { calibrations, thresholds: presenceThresholds(pairs, unfairTermTypes.length) }
}

/** The scores with calibrations and thresholds of the folds that a sentence is not in. */
function scoresUnseenBy(sentences: readonly TermsSentence[], unseen: readonly Float64Array[], fold: Uint8Array): UnfairTermScores {
	const found = sentences.map(({ types }) => ({ marked: types, found: [] as UnfairTermType[] }))
	for (let part = 0; part < foldCount; part++) {
		const { calibrations, thresholds } = decide(sentences, unseen, (row) => fold[row] !== part)
		for (const row of rowsWhere(sentences.length, (each) => fold[each] === part)) {
			const own = found[row]
			if (own)
				own.found = unfairTermTypes.filter(
					(_, index) =>
						(calibrations[index]?.slope ?? 0) * (unseen[index]?.[row] ?? 0) + (calibrations[index]?.intercept ?? 0) >=
						(thresholds[index] ?? 0),
				)
		}
	}
	return unfairTermScores(found)
}

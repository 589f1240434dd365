import { cuesOf } from '#app/domain/review/clauses/classifier/cue-finder.ts'
import { tokensIn } from '#app/domain/review/clauses/classifier/sentence-features.ts'
import type { SparseLinearModel } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import { FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import { trainLinearSvm, scoreOf, type LinearModel } from '../learners/linear-svm.ts'
import { type Calibration, calibrate } from '../learners/platt.ts'
import { inverseFrequencies, weigh } from '../learners/weighing.ts'
import { compactLinear } from './compact-linear.ts'
import { type CorpusLabels, labelsOfCategory } from './corpus-labels.ts'
import type { Corpus } from './features.ts'
import { foldCount, rowsWhere } from './folds.ts'

const cost = 1
/** The shipped model keeps this many features: those that weigh most for any category. */
const keptFeatures = 60_000

/** The sentence model, and log-odds of every sentence from models that have not seen its contract. */
export interface SentenceTraining {
	model: SparseLinearModel
	/** The words that its features use, by their new token ids. */
	words: string[]
	/** One row of categories for each sentence. */
	unseen: Float32Array
}

/** Trains one model for each category over the sentences of all contracts (one against the rest). */
export function trainSentences(corpus: Corpus, labels: CorpusLabels, fold: Uint8Array, categories: number, log: (line: string) => void): SentenceTraining {
	const { counts, contractOf } = corpus
	const learned = rowsWhere(counts.rows, (row) => labels.learned[row] === 1)
	const idf = inverseFrequencies(counts, learned)
	const everything = weigh(counts, idf, Int32Array.from({ length: counts.columns }, (_, column) => column), counts.columns)
	const positives = Array.from({ length: categories }, (_, category) => labelsOfCategory(labels, categories, category))

	const unseen = new Float32Array(counts.rows * categories)
	for (let held = 0; held < foldCount; held++) {
		const rows = learned.filter((row) => fold[contractOf[row]!] !== held)
		const heldRows = rowsWhere(counts.rows, (row) => fold[contractOf[row]!] === held)
		for (const [category, positive] of positives.entries()) {
			const model = trainLinearSvm(everything, rows, positive, { cost })
			for (const row of heldRows) unseen[row * categories + category] = scoreOf(model, everything, row)
		}
		log(`sentences: fold ${held + 1} of ${foldCount}`)
	}
	const calibrations = positives.map((positive, category) => {
		const own = new Float64Array(counts.rows)
		for (let row = 0; row < counts.rows; row++) own[row] = unseen[row * categories + category]!
		const calibration = calibrate(own, positive)
		for (let row = 0; row < counts.rows; row++) unseen[row * categories + category] = calibration.slope * own[row]! + calibration.intercept
		return calibration
	})

	const column = strongestFeatures(positives.map((positive) => trainLinearSvm(everything, learned, positive, { cost })), calibrations, counts.columns)
	const table = new FeatureTable(keptFeatures)
	const { words, newId } = keptWords(corpus, column)
	const kept = new Int32Array(counts.columns).fill(-1)
	const keptIdf = new Float32Array(keptFeatures)
	for (const [feature, { group, first, second }] of corpus.table.entries().entries()) {
		if (column[feature]! < 0) continue
		const tokens = tokensIn(group)
		kept[feature] = table.add(group, tokens > 0 ? newId[first]! : first, tokens > 1 ? newId[second]! : second)
		keptIdf[kept[feature]!] = idf[feature]!
	}
	const matrix = weigh(counts, idf, kept, table.size)
	const models = positives.map((positive, category) => ({ model: trainLinearSvm(matrix, learned, positive, { cost }), calibration: calibrations[category]! }))
	log(`sentences: ${table.size} features kept of ${counts.columns}`)
	return { model: compactLinear(table, keptIdf.subarray(0, table.size), models), words, unseen }
}

/** For each feature its place among the kept ones, or -1. */
function strongestFeatures(models: readonly LinearModel[], calibrations: readonly Calibration[], columns: number): Int32Array {
	const strength = new Float32Array(columns)
	for (const [category, { weights }] of models.entries()) {
		const { slope } = calibrations[category]!
		for (let column = 0; column < columns; column++) strength[column] = Math.max(strength[column]!, Math.abs(weights[column]! * slope))
	}
	const threshold = Float32Array.from(strength).sort()[Math.max(0, columns - keptFeatures)]!
	const column = new Int32Array(columns).fill(-1)
	let used = 0
	for (let feature = 0; feature < columns && used < keptFeatures; feature++) if (strength[feature]! >= threshold) column[feature] = used++
	return column
}

/** The words that the kept features or any cue need, renumbered. */
function keptWords({ lexicon, table }: Corpus, column: Int32Array): { words: string[]; newId: Int32Array } {
	const needed = new Uint8Array(lexicon.words.length)
	for (const [feature, { group, first, second }] of table.entries().entries()) {
		if (column[feature]! < 0) continue
		const tokens = tokensIn(group)
		if (tokens > 0) needed[first] = 1
		if (tokens > 1) needed[second] = 1
	}
	const newId = new Int32Array(needed.length).fill(-1)
	const words: string[] = []
	for (const [token, word] of lexicon.words.entries()) {
		if (needed[token] || cuesOf(word).length > 0) newId[token] = words.push(word) - 1
	}
	return { words, newId }
}

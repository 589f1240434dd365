import { cuesOf } from '#app/domain/review/clauses/classifier/cue-finder.ts'
import { numbersOf } from '#app/domain/review/clauses/classifier/sentence-features.ts'
import { classNumbers, wordClass } from '#app/domain/review/clauses/classifier/word-classes.ts'
import type { SparseLinearModel } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import { FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import { type LinearModel, scoreOf } from '../learners/linear-svm.ts'
import { trainByFrequency, trainPlain } from './sentence-learners.ts'
import { type Calibration, calibrate } from '../learners/platt.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'
import { inverseFrequencies, weigh } from '../learners/weighing.ts'
import { compactLinear } from './compact-linear.ts'
import { type CorpusLabels, labelsOfCategory } from './corpus-labels.ts'
import type { Corpus } from './features.ts'
import { foldCount, rowsWhere } from './folds.ts'

const learners = [trainPlain, trainByFrequency]
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
export function trainSentences(
	corpus: Corpus,
	labels: CorpusLabels,
	fold: Uint8Array,
	categories: number,
	log: (line: string) => void,
): SentenceTraining {
	const { counts, contractOf } = corpus
	const learned = rowsWhere(counts.rows, (row) => labels.learned[row] === 1)
	const idf = inverseFrequencies(counts, learned)
	const everything = weigh(
		counts,
		idf,
		Int32Array.from({ length: counts.columns }, (_, column) => column),
		counts.columns,
	)
	const positives = Array.from({ length: categories }, (_, category) => labelsOfCategory(labels, categories, category))

	const unseen = new Float32Array(counts.rows * categories)
	// Two learners that err differently; both are linear, so that their mean is one model.
	const calibrations = learners.map((learn) => {
		const scores = new Float64Array(counts.rows * categories)
		for (let held = 0; held < foldCount; held++) {
			const rows = learned.filter((row) => fold[contractOf[row]!] !== held)
			const heldRows = rowsWhere(counts.rows, (row) => fold[contractOf[row]!] === held)
			for (const [category, positive] of positives.entries()) {
				const model = learn(everything, rows, positive)
				for (const row of heldRows) scores[row * categories + category] = scoreOf(model, everything, row)
			}
			log(`sentences: fold ${held + 1} of ${foldCount}`)
		}
		return positives.map((positive, category) => {
			const own = new Float64Array(counts.rows)
			for (let row = 0; row < counts.rows; row++) own[row] = scores[row * categories + category]!
			const calibration = calibrate(own, positive)
			for (let row = 0; row < counts.rows; row++)
				unseen[row * categories + category]! += (calibration.slope * own[row]! + calibration.intercept) / learners.length
			return calibration
		})
	})
	const together = (matrix: SparseMatrix) =>
		positives.map((positive, category) =>
			mean(
				learners.map((learn, index) => ({ model: learn(matrix, learned, positive), calibration: calibrations[index]![category]! })),
				matrix.columns,
			),
		)

	const column = strongestFeatures(together(everything), counts.columns)
	const table = new FeatureTable(keptFeatures)
	const { words, newToken, newClass } = keptWords(corpus, column)
	const kept = new Int32Array(counts.columns).fill(-1)
	const keptIdf = new Float32Array(keptFeatures)
	for (const [feature, { group, first, second }] of corpus.table.entries().entries()) {
		if (column[feature]! < 0) continue
		const numbers = numbersOf(group)
		kept[feature] = table.add(
			group,
			numbers === 'token' ? newToken[first]! : numbers === 'other' ? first : newClass[first]!,
			numbers === 'classes' ? newClass[second]! : second,
		)
		keptIdf[kept[feature]!] = idf[feature]!
	}
	const matrix = weigh(counts, idf, kept, table.size)
	const models = together(matrix).map((model) => ({ model, calibration: { slope: 1, intercept: 0 } }))
	log(`sentences: ${table.size} features kept of ${counts.columns}`)
	return { model: compactLinear(table, keptIdf.subarray(0, table.size), models), words, unseen }
}

/** The mean of calibrated linear models, which gives log-odds. */
function mean(models: readonly { model: LinearModel; calibration: Calibration }[], columns: number): LinearModel {
	const weights = new Float32Array(columns)
	let bias = 0
	for (const { model, calibration } of models) {
		for (let column = 0; column < columns; column++) weights[column]! += (calibration.slope * model.weights[column]!) / models.length
		bias += (calibration.slope * model.bias + calibration.intercept) / models.length
	}
	return { weights, bias }
}

/** For each feature its place among the kept ones, or -1. */
function strongestFeatures(models: readonly LinearModel[], columns: number): Int32Array {
	const strength = new Float32Array(columns)
	for (const { weights } of models)
		for (let column = 0; column < columns; column++) strength[column] = Math.max(strength[column]!, Math.abs(weights[column]!))
	const threshold = Float32Array.from(strength).sort()[Math.max(0, columns - keptFeatures)]!
	const column = new Int32Array(columns).fill(-1)
	let used = 0
	for (let feature = 0; feature < columns && used < keptFeatures; feature++) if (strength[feature]! >= threshold) column[feature] = used++
	return column
}

/** The words that the kept features or any cue need, and the new numbers of words and word classes. */
function keptWords({ lexicon, classes, table }: Corpus, column: Int32Array) {
	const neededToken = new Uint8Array(lexicon.words.length)
	const neededClass = new Uint8Array(classes.words.length)
	for (const [feature, { group, first, second }] of table.entries().entries()) {
		if (column[feature]! < 0) continue
		const numbers = numbersOf(group)
		if (numbers === 'token') neededToken[first] = 1
		else if (numbers !== 'other') neededClass[first] = 1
		if (numbers === 'classes') neededClass[second] = 1
	}
	const classOf = lexicon.words.map((word) => classes.idOf(wordClass(word)))
	const words = lexicon.words.filter((word, token) => neededToken[token] || neededClass[classOf[token]!] || cuesOf(word).length > 0)
	const newToken = new Int32Array(lexicon.words.length).fill(-1)
	const newClass = new Int32Array(classes.words.length).fill(-1)
	const numbers = classNumbers(words)
	for (const [token, word] of words.entries()) {
		const old = lexicon.idOf(word)
		newToken[old] = token
		newClass[classOf[old]!] = numbers[token]!
	}
	return { words, newToken, newClass }
}

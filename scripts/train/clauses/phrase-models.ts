import { phraseCategories } from '#app/domain/review/clauses/classifier/category.ts'
import type { ScoredPhrase } from '#app/domain/review/clauses/classifier/candidates.ts'
import { FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import { emitPhraseFeatures, phraseCandidates, type PhraseKind } from '#app/domain/review/clauses/classifier/phrases.ts'
import type { SparseLinearModel } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import { jaccard, wordSet } from '../../score/cuad.ts'
import { trainLinearSvm, scoreOf } from '../learners/linear-svm.ts'
import { calibrate } from '../learners/platt.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'
import { inverseFrequencies, weigh } from '../learners/weighing.ts'
import type { MarkedContract } from './cuad.ts'
import { type GrowingLexicon } from './growing-lexicon.ts'
import { foldCount, rowsWhere } from './folds.ts'
import { compactLinear } from './compact-linear.ts'

const cost = 0.5
/** Features of fewer candidates are left out. */
const fewestRows = 2
const matching = 0.5

/** Phrase models of one kind, and what they make of every contract when they have not learned from it. */
export interface PhraseTraining {
	model: SparseLinearModel
	/** For each contract its phrases, scored by models of the other folds. */
	unseen: ScoredPhrase[][]
}

/** Trains the models that tell a document's name, or its dates, by the words around them. */
export function trainPhrases(
	contracts: readonly MarkedContract[],
	fold: Uint8Array,
	kind: PhraseKind,
	lexicon: GrowingLexicon,
): PhraseTraining {
	const categories = phraseCategories[kind]
	const found = contracts.map(({ view }) => phraseCandidates(view.text, kind))
	const owner = Int32Array.from(found.flatMap((spans, contract) => spans.map(() => contract)))
	const { counts, table } = countPhrases(contracts, found, lexicon)
	const all = rowsWhere(counts.rows, () => true)
	const idf = inverseFrequencies(counts, all)
	const matrix = weigh(
		counts,
		idf,
		Int32Array.from({ length: counts.columns }, (_, column) => column),
		counts.columns,
	)
	const logits = found.map((spans) => spans.map(() => new Map<number, number>()))
	const models = categories.map((category) => {
		const positive = Uint8Array.from(
			found.flatMap((spans, contract) => {
				const { text, gold } = contracts[contract]!
				const marked = (gold.get(category) ?? []).map(({ start, end }) => wordSet(text.slice(start, end)))
				return spans.map(({ start, end }) => (marked.some((words) => jaccard(words, wordSet(text.slice(start, end))) >= matching) ? 1 : 0))
			}),
		)
		const unseen = new Float64Array(counts.rows)
		for (let held = 0; held < foldCount; held++) {
			const model = trainLinearSvm(
				matrix,
				rowsWhere(counts.rows, (row) => fold[owner[row]!] !== held),
				positive,
				{ cost },
			)
			for (let row = 0; row < counts.rows; row++) if (fold[owner[row]!] === held) unseen[row] = scoreOf(model, matrix, row)
		}
		const calibration = calibrate(unseen, positive)
		let row = 0
		for (const spans of logits)
			for (const byCategory of spans) byCategory.set(category, calibration.slope * unseen[row++]! + calibration.intercept)
		return { model: trainLinearSvm(matrix, all, positive, { cost }), calibration }
	})
	return {
		model: compactLinear(table, idf, models),
		unseen: found.map((spans, contract) => spans.map((span, index) => ({ ...span, logits: logits[contract]![index]! }))),
	}
}

function countPhrases(
	contracts: readonly MarkedContract[],
	found: readonly { start: number; end: number }[][],
	lexicon: GrowingLexicon,
): { counts: SparseMatrix; table: FeatureTable } {
	const all = new FeatureTable(1 << 18)
	const rows: Map<number, number>[] = []
	for (const [contract, spans] of found.entries()) {
		for (const [rank, span] of spans.entries()) {
			const row = new Map<number, number>()
			emitPhraseFeatures(contracts[contract]!.view.text, span, rank, spans.length, lexicon, (group, first, second) => {
				const feature = all.add(group, first, second)
				row.set(feature, (row.get(feature) ?? 0) + 1)
			})
			rows.push(row)
		}
	}
	const frequency = new Int32Array(all.size)
	for (const row of rows) for (const feature of row.keys()) frequency[feature]!++
	const table = new FeatureTable(1 << 16)
	const column = new Int32Array(all.size).fill(-1)
	for (const [feature, { group, first, second }] of all.entries().entries())
		if (frequency[feature]! >= fewestRows) column[feature] = table.add(group, first, second)
	const offset = new Float64Array(rows.length + 1)
	const index: number[] = []
	const value: number[] = []
	for (const [row, features] of rows.entries()) {
		for (const [feature, count] of features) {
			if (column[feature]! < 0) continue
			index.push(column[feature]!)
			value.push(count)
		}
		offset[row + 1] = index.length
	}
	return {
		counts: { rows: rows.length, columns: table.size, offset, index: Int32Array.from(index), value: Float32Array.from(value) },
		table,
	}
}

import { expect, test } from 'vitest'
import { rawScore } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { decodeClauseModel } from '#app/domain/review/clauses/classifier/decode-clause-model.ts'
import { FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import { RowScorer } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import { trainBoostedTrees } from '../learners/boosted-trees.ts'
import { compactLinear } from './compact-linear.ts'
import { encodeClauseModel } from './encode-clause-model.ts'

function linear(seed: number) {
	const table = new FeatureTable(8)
	for (let feature = 0; feature < 8; feature++) table.add(feature % 3, 300 - feature * seed, feature)
	const model = (factor: number) => ({
		weights: Float32Array.from({ length: 8 }, (_, feature) => factor * Math.sin(feature + seed)),
		bias: factor,
	})
	return compactLinear(
		table,
		new Float32Array(8).fill(1.5),
		[model(1), model(-2)].map((one) => ({ model: one, calibration: { slope: 2, intercept: -1 } })),
	)
}

const trees = trainBoostedTrees(
	{ rows: 40, columns: 1, values: Float32Array.from({ length: 40 }, (_, row) => row) },
	Uint8Array.from({ length: 40 }, (_, row) => Number(row > 20)),
	Int32Array.from({ length: 40 }, (_, row) => row),
	{ trees: 3, leaves: 3, fewestInLeaf: 3 },
)
const model = {
	categories: [{ name: 'Parties', prior: 1, rank: 0, passages: 2, presentFrom: 0.1, passageFrom: 0.2 }],
	words: ['party', "buyer's"],
	sentences: linear(3),
	phraseWords: ['date'],
	names: linear(5),
	dates: linear(7),
	presence: trees,
	passages: trees,
	settled: trees,
}

test('what was written is read back, and scores alike', () => {
	const read = decodeClauseModel(encodeClauseModel(model))
	expect({ categories: read.categories, words: read.words, phraseWords: read.phraseWords }).toEqual({
		categories: model.categories,
		words: model.words,
		phraseWords: model.phraseWords,
	})
	for (const value of [0, 20, 39])
		expect(rawScore(read.presence, Float32Array.of(value))).toBeCloseTo(rawScore(trees, Float32Array.of(value)), 5)
	for (const part of ['sentences', 'names', 'dates'] as const) {
		const scores = [model[part], read[part]].map((one) => {
			const scorer = new RowScorer(one)
			const into = new Float32Array(2)
			for (const { group, first, second } of model[part].table.entries()) scorer.emit(group, first, second)
			scorer.finish(into, 0)
			return [...into]
		})
		expect(scores[1]![0]).toBeCloseTo(scores[0]![0]!, 3)
		expect(scores[1]![1]).toBeCloseTo(scores[0]![1]!, 3)
	}
})

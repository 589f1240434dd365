import { expect, test } from 'vitest'
import { ByteReader } from '#app/domain/review/clauses/classifier/byte-reader.ts'
import { FeatureSet } from '#app/domain/review/clauses/wording/feature-set.ts'
import { createHashedScorer, decodeHashedModel } from '#app/domain/review/clauses/wording/hashed-model.ts'
import { ByteWriter } from '../byte-writer.ts'
import { scoreOf, trainLinearSvm } from '../learners/linear-svm.ts'
import { encodeHashedModel } from './encode-hashed-model.ts'
import { featureMatrix } from './feature-matrix.ts'
import { quantise, rounded } from './quantise.ts'

/** Four kinds of sentence, twice each; feature 7 tells, the others are noise. */
const sentences = [
	[7, 1],
	[7, 2],
	[3, 1],
	[3, 2],
	[7, 1, 99],
	[7, 2],
	[3, 1],
	[3, 2],
].map((features) => Int32Array.from(features))
const marks = Uint8Array.from([1, 1, 0, 0, 1, 1, 0, 0])
const rows = Int32Array.from([0, 1, 2, 3, 4, 5, 6, 7])

test('features of a single sentence are left out, but count for its length', () => {
	const { matrix, features } = featureMatrix(sentences)
	expect([...features]).toEqual([1, 2, 3, 7])
	expect(matrix.value[0]).toBeCloseTo(1 / Math.sqrt(2))
	expect(matrix.value[matrix.offset[4] ?? 0]).toBeCloseTo(1 / Math.sqrt(3))
})

test('a model scores the same once stored and read again, as a sentence and as a row', () => {
	const { matrix, features } = featureMatrix(sentences)
	const model = rounded(trainLinearSvm(matrix, rows, marks), 3)
	const stored = quantise(features, [model, { ...model, bias: 5 }])
	const writer = new ByteWriter()
	encodeHashedModel(writer, stored)
	const read = decodeHashedModel(new ByteReader(writer.finish()))
	expect(read).toEqual(stored)

	const set = new FeatureSet()
	const scores = new Float32Array(2)
	const score = createHashedScorer(read)
	for (const [row, sentence] of sentences.entries()) {
		set.clear()
		for (const feature of [...sentence, ...sentence]) set.add(feature)
		score(set, scores)
		expect(scores[0]).toBeCloseTo(scoreOf(model, matrix, row), 4)
		expect((scores[0] ?? 0) > 0).toBe(marks[row] === 1)
		expect((scores[1] ?? 0) - (scores[0] ?? 0)).toBeCloseTo(5 - model.bias, 4)
	}
})

test('small weights are dropped, and features that then weigh nothing', () => {
	const model = { weights: Float32Array.from([1, 0.01, -0.5]), bias: 0 }
	expect([...rounded(model, 3).weights].map((weight) => Math.round(weight * 100) / 100)).toEqual([1, 0, -0.5])
	expect([...quantise(Int32Array.from([4, 5, 6]), [rounded(model, 3)]).features]).toEqual([4, 6])
})

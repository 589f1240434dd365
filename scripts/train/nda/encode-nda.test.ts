import { expect, test } from 'vitest'
import { documentColumns } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import { ndaAnswers, ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import { decodeNdaModel, type NdaModel } from '#app/domain/review/clauses/nda-questions/nda-model.ts'
import { encodeNdaModel } from './encode-nda.ts'

const each = (value: (hypothesis: number) => number) => Float32Array.from(ndaHypotheses, (_, hypothesis) => value(hypothesis))

const model: NdaModel = {
	sentences: {
		outputs: 2,
		features: Int32Array.from([5, 900, 70_000]),
		weights: Int8Array.from([1, 0, 0, -7, 127, 3]),
		step: Float32Array.from([0.5, 0.25]),
		bias: Float32Array.from([-1, 0]),
	},
	slope: each((hypothesis) => hypothesis),
	intercept: each(() => -2),
	direction: Int8Array.from(ndaHypotheses, () => -1),
	contradiction: Int8Array.from(ndaHypotheses, () => 1),
	ranking: {
		base: 0.5,
		roots: Int32Array.from([0, 3]),
		feature: Int16Array.from([4, -1, -1]),
		value: Float32Array.from([0.25, -1, 1]),
		left: Uint16Array.from([1, 0, 0]),
	},
	answers: Float32Array.from({ length: ndaHypotheses.length * ndaAnswers.length * (documentColumns + 1) }, (_, at) => Math.sin(at)),
	entailed: each(() => 2),
	contradicted: each(() => 0.5),
}

test('a model that was stored is the same model; only the weights of answers are rounded', () => {
	const { answers, ...rest } = decodeNdaModel(encodeNdaModel(model))
	const { answers: written, ...others } = model
	expect(rest).toEqual(others)
	expect(answers).toHaveLength(written.length)
	expect(Math.max(...answers.map((weight, at) => Math.abs(weight - (written[at] ?? 0))))).toBeLessThan(1e-4)
})

test('a model for other features is refused', () => {
	const fewer = model.answers.slice(0, ndaHypotheses.length * ndaAnswers.length * documentColumns)
	expect(() => decodeNdaModel(encodeNdaModel({ ...model, answers: fewer }))).toThrow('npm run train')
})

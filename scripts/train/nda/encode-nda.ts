import { ndaAnswers, ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import { answerSteps, type NdaModel } from '#app/domain/review/clauses/nda-questions/nda-model.ts'
import { ByteWriter } from '../byte-writer.ts'
import { writeTrees } from '../clauses/encode-clause-model.ts'
import { encodeHashedModel } from '../wording/encode-hashed-model.ts'

/** The bytes that `decodeNdaModel` reads. */
export function encodeNdaModel({
	sentences,
	slope,
	intercept,
	direction,
	contradiction,
	answers,
	ranking,
	entailed,
	contradicted,
}: NdaModel): Uint8Array {
	const writer = new ByteWriter()
	for (const numbers of [slope, intercept, entailed, contradicted]) for (const value of numbers) writer.float(value)
	for (const outputs of [direction, contradiction]) for (const output of outputs) writer.signedByte(output)
	const width = answers.length / (ndaHypotheses.length * ndaAnswers.length)
	writer.count(width)
	for (let from = 0; from < answers.length; from += width) {
		const own = answers.subarray(from, from + width)
		const step = Math.fround(own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / answerSteps || 1)
		writer.float(step)
		for (const weight of own) writer.signedShort(Math.round(weight / step))
	}
	writeTrees(writer, ranking)
	encodeHashedModel(writer, sentences)
	return writer.finish()
}

import type { PointModel } from '#app/domain/review/points/point-model.ts'
import type { WorthModel } from '#app/domain/review/points/point-worth.ts'
import { ByteWriter } from '../byte-writer.ts'
import { writeTrees } from '../clauses/encode-clause-model.ts'
import { encodeHashedModel } from '../wording/encode-hashed-model.ts'

/** A worth model as `readWorth` reads it. */
function writeWorth(writer: ByteWriter, { weights, bias }: WorthModel): void {
	writer.count(weights.size)
	for (const [name, weight] of weights) writer.text(name).float(weight)
	writer.float(bias)
}

/** The bytes that `decodePointModel` reads. */
export function encodePointModel({ sentences, kinds, any, weighty, high, kindWeights, thresholds, worth, wrong }: PointModel): Uint8Array {
	const writer = new ByteWriter()
	encodeHashedModel(writer, sentences)
	encodeHashedModel(writer, kinds)
	for (const trees of [any, weighty, high]) writeTrees(writer, trees)
	for (const number of [...kindWeights, ...thresholds]) writer.float(number)
	writeWorth(writer, worth)
	writeWorth(writer, wrong)
	return writer.finish()
}

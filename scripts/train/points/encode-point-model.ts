import type { PointModel } from '#app/domain/review/points/point-model.ts'
import { ByteWriter } from '../byte-writer.ts'
import { writeTrees } from '../clauses/encode-clause-model.ts'
import { encodeHashedModel } from '../wording/encode-hashed-model.ts'

/** The bytes that `decodePointModel` reads. */
export function encodePointModel({ sentences, kinds, any, weighty, high, kindWeights, thresholds }: PointModel): Uint8Array {
	const writer = new ByteWriter()
	encodeHashedModel(writer, sentences)
	encodeHashedModel(writer, kinds)
	for (const trees of [any, weighty, high]) writeTrees(writer, trees)
	for (const number of [...kindWeights, ...thresholds]) writer.float(number)
	return writer.finish()
}

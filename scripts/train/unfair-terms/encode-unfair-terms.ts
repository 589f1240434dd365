import type { UnfairTermsModel } from '#app/domain/review/clauses/unfair-terms/unfair-terms-model.ts'
import { ByteWriter } from '../byte-writer.ts'
import { encodeHashedModel } from '../wording/encode-hashed-model.ts'

/** The bytes that `decodeUnfairTermsModel` reads. */
export function encodeUnfairTermsModel({ sentences, slope, intercept, threshold }: UnfairTermsModel): Uint8Array {
	const writer = new ByteWriter()
	for (const numbers of [slope, intercept, threshold]) for (const value of numbers) writer.float(value)
	encodeHashedModel(writer, sentences)
	return writer.finish()
}

import { ByteReader } from '../classifier/byte-reader.ts'
import { unfairTermTypes } from '../readings.ts'
import { decodeHashedModel, type HashedModel } from '../wording/hashed-model.ts'

/** Finds unfair terms: one output for each of `unfairTermTypes`, in their order. */
export interface UnfairTermsModel {
	sentences: HashedModel
	/** From a score to log-odds: slope × score + intercept. */
	slope: Float32Array
	intercept: Float32Array
	/** The log-odds from which a sentence counts as unfair. */
	threshold: Float32Array
}

/** Reads a model that `encodeUnfairTermsModel` wrote. */
export function decodeUnfairTermsModel(bytes: Uint8Array): UnfairTermsModel {
	const reader = new ByteReader(bytes)
	const numbers = () => Float32Array.from(unfairTermTypes, () => reader.float())
	return { slope: numbers(), intercept: numbers(), threshold: numbers(), sentences: decodeHashedModel(reader) }
}

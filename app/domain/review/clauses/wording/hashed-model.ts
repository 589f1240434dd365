import type { ByteReader } from '../classifier/byte-reader.ts'
import type { FeatureSet } from './feature-set.ts'

/**
 * Linear models for several outputs over the same hashed features. Every feature of a sentence has the value 1 before
 * the sentence is scaled to length 1.
 */
export interface HashedModel {
	outputs: number
	/** The features that weigh, ascending. */
	features: Int32Array
	/** For each feature one number per output: its weight in steps of the output's `step`. */
	weights: Int8Array
	step: Float32Array
	bias: Float32Array
}

/** Scores sentences: writes the score of each output for the features to `into`, from `at` on. */
export function createHashedScorer({ outputs, features, weights, step, bias }: HashedModel): (sentence: FeatureSet, into: Float32Array, at?: number) => void {
	let capacity = 1024
	while (capacity < features.length * 3) capacity *= 2
	const mask = capacity - 1
	const keys = new Int32Array(capacity).fill(-1)
	const rows = new Int32Array(capacity)
	const slotOf = (feature: number) => (feature ^ (feature >>> 9)) & mask
	for (const [row, feature] of features.entries()) {
		let slot = slotOf(feature)
		while (keys[slot] !== -1) slot = (slot + 1) & mask
		keys[slot] = feature
		rows[slot] = row * outputs
	}
	const sums = new Int32Array(outputs)

	return (sentence, into, at = 0) => {
		sums.fill(0)
		for (const feature of sentence.list()) {
			let slot = slotOf(feature)
			while (keys[slot] !== feature && keys[slot] !== -1) slot = (slot + 1) & mask
			if (keys[slot] === -1) continue
			const row = rows[slot] as number
			for (let output = 0; output < outputs; output++) sums[output] = (sums[output] as number) + (weights[row + output] as number)
		}
		const scale = 1 / Math.sqrt(sentence.size || 1)
		for (let output = 0; output < outputs; output++) into[at + output] = (sums[output] as number) * scale * (step[output] as number) + (bias[output] as number)
	}
}

/** Reads a model that `encodeHashedModel` wrote. */
export function decodeHashedModel(reader: ByteReader): HashedModel {
	const outputs = reader.count()
	const size = reader.count()
	const step = Float32Array.from({ length: outputs }, () => reader.float())
	const bias = Float32Array.from({ length: outputs }, () => reader.float())
	const features = new Int32Array(size)
	let feature = 0
	for (let row = 0; row < size; row++) features[row] = feature += reader.count()
	const weights = new Int8Array(size * outputs)
	// One output after the other: rows of zeros pack best so.
	for (let output = 0; output < outputs; output++) {
		for (let row = reader.count(); row < size; row += reader.count()) weights[row * outputs + output] = reader.signedByte()
	}
	return { outputs, features, weights, step, bias }
}

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

const filterBits = 1 << 19

/** Scores sentences: writes the score of each output for the features to `into`, from `at` on. */
export function createHashedScorer({
	outputs,
	features,
	weights,
	step,
	bias,
}: HashedModel): (sentence: FeatureSet, into: Float32Array, at?: number) => void {
	let capacity = 1024
	while (capacity < features.length * 3) capacity *= 2
	const mask = capacity - 1
	/** Feature and row side by side, -1 for an empty slot. */
	const slots = new Int32Array(capacity * 2).fill(-1)
	/** One bit for each feature that may weigh: most weigh nothing, and this is small enough to be looked at fast. */
	const weighing = new Int32Array(filterBits / 32)
	const slotOf = (feature: number) => (feature ^ (feature >>> 9)) & mask
	for (const [row, feature] of features.entries()) {
		let slot = slotOf(feature)
		while (slots[slot * 2] !== -1) slot = (slot + 1) & mask
		slots[slot * 2] = feature
		slots[slot * 2 + 1] = row * outputs
		weighing[(feature & (filterBits - 1)) >> 5]! |= 1 << (feature & 31)
	}
	const sums = new Int32Array(outputs)

	return (sentence, into, at = 0) => {
		sums.fill(0)
		const list = sentence.list()
		for (let index = 0; index < list.length; index++) {
			const feature = list[index]!
			if ((weighing[(feature & (filterBits - 1)) >> 5]! & (1 << (feature & 31))) === 0) continue
			let slot = slotOf(feature)
			while (slots[slot * 2] !== feature && slots[slot * 2] !== -1) slot = (slot + 1) & mask
			if (slots[slot * 2] === -1) continue
			const row = slots[slot * 2 + 1]!
			for (let output = 0; output < outputs; output++) sums[output]! += weights[row + output]!
		}
		const scale = 1 / Math.sqrt(sentence.size || 1)
		for (let output = 0; output < outputs; output++) into[at + output] = sums[output]! * scale * step[output]! + bias[output]!
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

import type { HashedModel } from '#app/domain/review/clauses/wording/hashed-model.ts'
import type { ByteWriter } from '../byte-writer.ts'

/**
 * Writes what `decodeHashedModel` reads: numbers, then the features as steps from one to the next, then for each output
 * the rows that weigh (as steps) with their weights. A step past the last row ends an output.
 */
export function encodeHashedModel(writer: ByteWriter, { outputs, features, weights, step, bias }: HashedModel): void {
	const size = features.length
	writer.count(outputs).count(size)
	for (const value of step) writer.float(value)
	for (const value of bias) writer.float(value)
	let before = 0
	for (const feature of features) {
		writer.count(feature - before)
		before = feature
	}
	for (let output = 0; output < outputs; output++) {
		let last = 0
		for (let row = 0; row < size; row++) {
			const weight = weights[row * outputs + output] ?? 0
			if (weight === 0) continue
			writer.count(row - last).signedByte(weight)
			last = row
		}
		writer.count(size - last)
	}
}

import type { BoostedTrees } from './boosted-trees.ts'
import { ByteReader } from './byte-reader.ts'
import type { ClauseModel } from './clause-model.ts'
import { FeatureTable } from './feature-table.ts'
import type { SparseLinearModel } from './sparse-linear-model.ts'

/** Inverse document frequencies are stored in steps of one 2,048th. */
export const frequencySteps = 2048

/** The model that `encodeClauseModel` of the training wrote. */
export function decodeClauseModel(bytes: Uint8Array): ClauseModel {
	const reader = new ByteReader(bytes)
	const categories = JSON.parse(reader.text()) as ClauseModel['categories']
	return {
		categories,
		words: reader.text().split('\n'),
		sentences: readLinear(reader),
		phraseWords: reader.text().split('\n'),
		names: readLinear(reader),
		dates: readLinear(reader),
		presence: readTrees(reader),
		passages: readTrees(reader),
		settled: readTrees(reader),
	}
}

function readLinear(reader: ByteReader): SparseLinearModel {
	const outputs = reader.count()
	const bias = Float32Array.from({ length: outputs }, () => reader.float())
	const scales = Array.from({ length: outputs }, () => reader.float())
	const features = reader.count()
	const table = new FeatureTable(features)
	const idf = new Float32Array(features)
	const offset = new Int32Array(features + 1)
	const output: number[] = []
	const weight: number[] = []
	// Features stand in order of group, first and second number; each is stored as the step from the one before.
	let [group, first, second] = [0, 0, 0]
	for (let feature = 0; feature < features; feature++) {
		const groupStep = reader.count()
		if (groupStep > 0) [group, first, second] = [group + groupStep, 0, 0]
		const firstStep = reader.count()
		if (firstStep > 0) [first, second] = [first + firstStep, 0]
		second += reader.count()
		table.add(group, first, second)
		idf[feature] = reader.short() / frequencySteps
		for (let left = reader.byte(); left > 0; left--) {
			const index = reader.byte()
			output.push(index)
			weight.push(reader.signedByte() * scales[index]!)
		}
		offset[feature + 1] = output.length
	}
	return { outputs, table, idf, offset, output: Uint8Array.from(output), weight: Float32Array.from(weight), bias }
}

/** Reads trees that `writeTrees` wrote. */
export function readTrees(reader: ByteReader): BoostedTrees {
	const base = reader.float()
	const trees = reader.count()
	const roots = new Int32Array(trees + 1)
	for (let tree = 0; tree < trees; tree++) roots[tree + 1] = roots[tree]! + reader.count()
	const nodes = roots[trees]!
	const feature = new Int16Array(nodes)
	const left = new Uint16Array(nodes)
	const value = new Float32Array(nodes)
	for (let node = 0; node < nodes; node++) feature[node] = reader.signedShort()
	for (let node = 0; node < nodes; node++) left[node] = feature[node]! < 0 ? 0 : reader.short()
	for (let node = 0; node < nodes; node++) value[node] = reader.float()
	return { base, roots, feature, value, left }
}

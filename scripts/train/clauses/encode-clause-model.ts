import type { BoostedTrees } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import type { ClauseModel } from '#app/domain/review/clauses/classifier/clause-model.ts'
import { frequencySteps } from '#app/domain/review/clauses/classifier/decode-clause-model.ts'
import type { SparseLinearModel } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import { ByteWriter } from '../byte-writer.ts'

/** The bytes that `decodeClauseModel` reads. Weights must be multiples of a 127th of the largest of their output. */
export function encodeClauseModel(model: ClauseModel): Uint8Array {
	const writer = new ByteWriter()
	writer.text(JSON.stringify(model.categories)).text(model.words.join('\n'))
	writeLinear(writer, model.sentences)
	writer.text(model.phraseWords.join('\n'))
	writeLinear(writer, model.names)
	writeLinear(writer, model.dates)
	for (const trees of [model.presence, model.passages, model.settled]) writeTrees(writer, trees)
	return writer.finish()
}

function writeLinear(writer: ByteWriter, { outputs, table, idf, offset, output, weight, bias }: SparseLinearModel) {
	const scales = new Float64Array(outputs)
	for (const [at, value] of weight.entries()) scales[output[at]!] = Math.max(scales[output[at]!]!, Math.abs(value))
	writer.count(outputs)
	for (const value of bias) writer.float(value)
	for (const scale of scales) writer.float(scale / 127)
	const entries = table.entries().map((entry, feature) => ({ ...entry, feature }))
	entries.sort((a, b) => a.group - b.group || a.first - b.first || a.second - b.second)
	writer.count(entries.length)
	let [group, first, second] = [0, 0, 0]
	for (const entry of entries) {
		const groupStep = entry.group - group
		if (groupStep > 0) [group, first, second] = [entry.group, 0, 0]
		const firstStep = entry.first - first
		if (firstStep > 0) [first, second] = [entry.first, 0]
		writer
			.count(groupStep)
			.count(firstStep)
			.count(entry.second - second)
		second = entry.second
		writer.short(Math.min(65535, Math.round(idf[entry.feature]! * frequencySteps)))
		const from = offset[entry.feature]!
		const to = offset[entry.feature + 1]!
		writer.byte(to - from)
		for (let at = from; at < to; at++) writer.byte(output[at]!).signedByte(Math.round((weight[at]! / scales[output[at]!]!) * 127))
	}
}

/** Writes what `readTrees` reads. */
export function writeTrees(writer: ByteWriter, { base, roots, feature, value, left }: BoostedTrees) {
	writer.float(base).count(roots.length - 1)
	for (let tree = 0; tree + 1 < roots.length; tree++) writer.count(roots[tree + 1]! - roots[tree]!)
	for (const tested of feature) writer.signedShort(tested)
	for (const [node, child] of left.entries()) if (feature[node]! >= 0) writer.short(child)
	for (const number of value) writer.float(number)
}

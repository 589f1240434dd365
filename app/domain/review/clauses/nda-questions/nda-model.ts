import type { BoostedTrees } from '../classifier/boosted-trees.ts'
import { ByteReader } from '../classifier/byte-reader.ts'
import { readTrees } from '../classifier/decode-clause-model.ts'
import { decodeHashedModel, type HashedModel } from '../wording/hashed-model.ts'
import { documentColumns } from './document-features.ts'
import { ndaAnswers, ndaHypotheses } from './hypotheses.ts'

/** What answers the questions about a confidentiality agreement, in two stages: sentences, then the whole document. */
export interface NdaModel {
	/** Outputs: evidence for each hypothesis, then direction and contradiction where the data has enough of them. */
	sentences: HashedModel
	/** From an evidence score to log-odds, by hypothesis: slope × score + intercept. */
	slope: Float32Array
	intercept: Float32Array
	/** By hypothesis the output that tells contradiction from entailment among evidence, or -1. */
	direction: Int8Array
	/** By hypothesis the output that finds evidence of contradiction among all sentences, or -1. */
	contradiction: Int8Array
	/** Ranks the sentences of a document as evidence, by `rankingFeatures`. */
	ranking: BoostedTrees
	/** By hypothesis and answer the weights of the document features, then a bias. */
	answers: Float32Array
	/** By hypothesis the chance from which it counts as entailed although another answer is likelier; above 1: never. */
	entailed: Float32Array
	/** By hypothesis the chance from which it counts as contradicted. */
	contradicted: Float32Array
}

/** Weights of document features are kept as whole numbers up to this size. */
export const answerSteps = 32_000

/**
 * Reads a model that `encodeNdaModel` wrote.
 *
 * @throws Error when it was trained for other document features
 */
export function decodeNdaModel(bytes: Uint8Array): NdaModel {
	const reader = new ByteReader(bytes)
	const floats = () => Float32Array.from(ndaHypotheses, () => reader.float())
	const outputs = () => Int8Array.from(ndaHypotheses, () => reader.signedByte())
	const [slope, intercept, entailed, contradicted] = [floats(), floats(), floats(), floats()]
	const [direction, contradiction] = [outputs(), outputs()]
	const width = reader.count()
	if (width !== documentColumns + 1)
		throw new Error(
			`The model of confidentiality agreements has ${width} weights for an answer, not ${documentColumns + 1}: wordings or ` +
				'word classes changed since npm run train',
		)
	const answers = new Float32Array(ndaHypotheses.length * ndaAnswers.length * width)
	for (let from = 0; from < answers.length; from += width) {
		const step = reader.float()
		for (let at = 0; at < width; at++) answers[from + at] = reader.signedShort() * step
	}
	return {
		slope,
		intercept,
		entailed,
		contradicted,
		direction,
		contradiction,
		answers,
		ranking: readTrees(reader),
		sentences: decodeHashedModel(reader),
	}
}

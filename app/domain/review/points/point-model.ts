import { ByteReader } from '../clauses/classifier/byte-reader.ts'
import type { BoostedTrees } from '../clauses/classifier/boosted-trees.ts'
import { readTrees } from '../clauses/classifier/decode-clause-model.ts'
import { decodeHashedModel, type HashedModel } from '../clauses/wording/hashed-model.ts'
import { pointKinds, pointTopics } from './point-kinds.ts'
import { readWorth, type WorthModel } from './point-worth.ts'

/** Finds the points that a lawyer raises. */
export interface PointModel {
	/** Three outputs: any point, a weighty one, a grave one. */
	sentences: HashedModel
	/** One output for each of `pointKinds`, in their order. */
	kinds: HashedModel
	/** Log-odds over the columns of `pointTable`. */
	any: BoostedTrees
	weighty: BoostedTrees
	high: BoostedTrees
	/** See `kindChances`. */
	kindWeights: Float32Array
	/** For each of `pointTopics` the chance from which a point of that topic is one; above 1 where that can't be told. */
	thresholds: Float32Array
	/** The chances that a lawyer calls a finding about a point right, and that he calls it wrong. */
	worth: WorthModel
	wrong: WorthModel
}

/** Reads a model that `encodePointModel` of the training wrote. */
export function decodePointModel(bytes: Uint8Array): PointModel {
	const reader = new ByteReader(bytes)
	return {
		sentences: decodeHashedModel(reader),
		kinds: decodeHashedModel(reader),
		any: readTrees(reader),
		weighty: readTrees(reader),
		high: readTrees(reader),
		kindWeights: Float32Array.from({ length: pointKinds.length * (pointKinds.length + 1) }, () => reader.float()),
		thresholds: Float32Array.from(pointTopics, () => reader.float()),
		worth: readWorth(reader),
		wrong: readWorth(reader),
	}
}

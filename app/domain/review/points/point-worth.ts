import type { ByteReader } from '../clauses/classifier/byte-reader.ts'
import { logistic } from '../clauses/classifier/boosted-trees.ts'
import type { FoundPoint, WorthFeatures } from './worth-features.ts'

/** The logistic regression that tells the worth of a point: a weight for each name of `WorthFeatures`, and the bias. */
export interface WorthModel {
	weights: ReadonlyMap<string, number>
	bias: number
}

/**
 * From this worth on a point is a finding: of those above it that the rules let pass, 54 in a hundred were called right and 7
 * wrong, in contracts that no part of the model had seen; named rules are right more often, so that all findings together are.
 */
export const sureWorth = 0.4

/** Below these chances lawyers were hardly asked, since it would not be a finding. */
const leastChance = 0.5
const leastWeighty = 0.4

/** Whether a point may be a finding at all, so that its worth is asked for. */
export function mayBeFinding({ kind, topic, chance, weighty }: FoundPoint): boolean {
	return topic === kind && chance >= leastChance && weighty >= leastWeighty
}

/** 0 to 1: the chance that a lawyer calls a finding about a point right. */
export function worthOf({ weights, bias }: WorthModel, features: WorthFeatures): number {
	let odds = bias
	for (const [name, value] of features) odds += value * (weights.get(name) ?? 0)
	return logistic(odds)
}

/** Reads what `writeWorth` of the training wrote. */
export function readWorth(reader: ByteReader): WorthModel {
	const weights = new Map(Array.from({ length: reader.count() }, () => [reader.text(), reader.float()] as const))
	return { weights, bias: reader.float() }
}

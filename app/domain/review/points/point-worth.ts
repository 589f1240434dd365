import type { ByteReader } from '../clauses/classifier/byte-reader.ts'
import { logistic } from '../clauses/classifier/boosted-trees.ts'
import type { LawyerPoint } from './lawyer-point.ts'
import type { FoundPoint, WorthFeatures } from './worth-features.ts'

/**
 * A logistic regression for what lawyers call a finding about a point: a weight for each name of `WorthFeatures`, and
 * the bias.
 */
export interface WorthModel {
	weights: ReadonlyMap<string, number>
	bias: number
}

/**
 * A wrong finding costs a reader more than a missing one: so much weighs the chance that lawyers call a point wrong
 * against the chance that they call it right, and from this balance on it is a finding. Chosen where most were right
 * and fewest wrong in contracts that no part of the model had seen (docs/model-card.md has the shares). Named rules are
 * right more often, so that all findings together are.
 */
const weightOfWrong = 1.5
const leastBalance = 0.25

/** From this chance on a finding is worth a round of negotiation, whatever its kind. */
export const sureWorth = 0.4

/** Below these chances lawyers judged hardly any, since it would not be a finding. */
const leastChance = 0.5
const leastWeighty = 0.4

/** Whether a point may be a finding at all, so that its worth is computed. */
export function mayBeFinding({ kind, topic, chance, weighty }: FoundPoint): boolean {
	return topic === kind && chance >= leastChance && weighty >= leastWeighty
}

/** Whether lawyers would call a finding about a point right often enough, and wrong seldom enough, to show it. */
export function isWorthFinding({ worth, wrong }: Pick<LawyerPoint, 'worth' | 'wrong'>): boolean {
	return worth - weightOfWrong * wrong >= leastBalance
}

/** 0 to 1: the chance that a lawyer gives a finding about a point the judgment that the model was trained on, right or wrong. */
export function chanceOf({ weights, bias }: WorthModel, features: WorthFeatures): number {
	let odds = bias
	for (const [name, value] of features) odds += value * (weights.get(name) ?? 0)
	return logistic(odds)
}

/** Reads a model that `writeWorth` of the training wrote. */
export function readWorth(reader: ByteReader): WorthModel {
	const weights = new Map(Array.from({ length: reader.count() }, () => [reader.text(), reader.float()] as const))
	return { weights, bias: reader.float() }
}

import { groupOf, pointGroups, pointKinds, type PointTopic } from './point-kinds.ts'
import { bestKind } from './point-table.ts'

/** A kind is told from this chance on, a group from this one (ours). */
const sureKind = 0.55
const sureGroup = 0.65

/**
 * The chance of each of `pointKinds`, from the scores of their models: a multinomial logistic regression.
 *
 * @param weights for each kind one weight for each score, then the bias
 */
export function kindChances(weights: ArrayLike<number>, scores: ArrayLike<number>): Float64Array {
	const size = pointKinds.length
	const odds = Float64Array.from(pointKinds, (_, kind) => {
		const base = kind * (size + 1)
		let sum = weights[base + size] ?? 0
		for (let score = 0; score < size; score++) sum += (weights[base + score] ?? 0) * (scores[score] ?? 0)
		return sum
	})
	const highest = Math.max(...odds)
	const powers = odds.map((each) => Math.exp(each - highest))
	const total = powers.reduce((sum, each) => sum + each, 0)
	return powers.map((each) => each / total)
}

/** What can be said of a point: its kind where that is sure, else its group; `null` where neither is. */
export function topicOf(chances: ArrayLike<number>): PointTopic | null {
	const { index: best, best: chance } = bestKind(chances)
	if (chance >= sureKind) return pointKinds[best] ?? null
	return pointGroups.find((group) => pointKinds.reduce((sum, kind, index) => sum + (groupOf(kind) === group ? (chances[index] ?? 0) : 0), 0) >= sureGroup) ?? null
}

import { groupOf, pointGroups, pointKinds, type PointTopic } from './point-kinds.ts'
import { bestKind } from './point-table.ts'

/** A kind is named from this chance on, a group from this one (ours). */
const sureKind = 0.55
const sureGroup = 0.65

/**
 * The chance of each of `pointKinds`, from the scores of their models: a multinomial logistic regression.
 *
 * @param weights for each kind one weight for each score, then the bias
 */
export function kindChances(weights: ArrayLike<number>, scores: ArrayLike<number>): Float64Array {
	const size = pointKinds.length
	const chances = new Float64Array(size)
	let highest = -Infinity
	for (let kind = 0; kind < size; kind++) {
		const base = kind * (size + 1)
		let sum = weights[base + size] ?? 0
		for (let score = 0; score < size; score++) sum += (weights[base + score] ?? 0) * (scores[score] ?? 0)
		chances[kind] = sum
		highest = Math.max(highest, sum)
	}
	let total = 0
	for (let kind = 0; kind < size; kind++) total += chances[kind] = Math.exp((chances[kind] ?? 0) - highest)
	for (let kind = 0; kind < size; kind++) chances[kind] = (chances[kind] ?? 0) / total
	return chances
}

/** The topic of a point: its kind where that is sure, else its group; `null` where neither is. */
export function topicOf(chances: ArrayLike<number>): PointTopic | null {
	const { index: best, best: chance } = bestKind(chances)
	if (chance >= sureKind) return pointKinds[best] ?? null
	return kindsOfGroups.find(({ kinds }) => sumOf(chances, kinds) >= sureGroup)?.group ?? null
}

const kindsOfGroups = pointGroups.map((group) => ({
	group,
	kinds: pointKinds.flatMap((kind, index) => (groupOf(kind) === group ? [index] : [])),
}))

function sumOf(chances: ArrayLike<number>, kinds: readonly number[]): number {
	let sum = 0
	for (const kind of kinds) sum += chances[kind] ?? 0
	return sum
}

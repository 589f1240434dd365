import { logistic } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { groupOf, type PointKind, pointTopics } from '#app/domain/review/points/point-kinds.ts'
import { topicOf } from '#app/domain/review/points/point-topic.ts'
import type { PointRow } from './point-rows.ts'

/** The share of shown points that must be marked, and marked for something of that kind (ours). */
const marked = 0.68
const alike = 0.62
/** Imagined points of the middle share: three lucky ones are no proof. */
const imagined = 6
const middle = 0.6
/** No point is shown below this chance, whatever its topic. */
const leastChance = 0.5
const never = 2

/**
 * For each topic the lowest chance from which points of contracts that the model had not seen were marked often enough,
 * and for something like the topic.
 *
 * @param odds log-odds of each row
 * @param kinds the chance of each kind, by row
 */
export function pointThresholds(
	rows: readonly PointRow[],
	odds: Float64Array,
	kinds: readonly ArrayLike<number>[],
): { thresholds: Float32Array; shown: string } {
	const found = Array.from(rows.keys(), (row) => ({ row, chance: logistic(odds[row]!), topic: topicOf(kinds[row]!) })).filter(
		({ chance }) => chance >= leastChance,
	)
	let [shown, right, same] = [0, 0, 0]
	const thresholds = Float32Array.from(pointTopics, (topic) => {
		const own = found.filter((each) => each.topic === topic).sort((a, b) => b.chance - a.chance)
		let [threshold, hits, likes] = [never, 0, 0]
		let best = [0, 0, 0]
		for (const [at, { row, chance }] of own.entries()) {
			const mark = rows[row]?.mark
			if (mark) hits++
			if (mark && isAlike(mark.kind, topic)) likes++
			const of = at + 1 + imagined
			if ((hits + imagined * middle) / of < marked || (likes + imagined * middle * 0.9) / of < alike) continue
			threshold = chance
			best = [at + 1, hits, likes]
		}
		shown += best[0]!
		right += best[1]!
		same += best[2]!
		return threshold
	})
	return { thresholds, shown: `${shown} shown, ${right} marked, ${same} for the same or a kind of its group` }
}

function isAlike(kind: string, topic: string): boolean {
	return (
		kind === topic ||
		groupOf(kind as PointKind) === topic ||
		(groupOf(kind as PointKind) !== null && groupOf(kind as PointKind) === groupOf(topic as PointKind))
	)
}

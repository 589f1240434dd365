import { pointKinds } from '#app/domain/review/points/point-kinds.ts'
import { bestKind } from '#app/domain/review/points/point-table.ts'
import type { PointRow } from './point-rows.ts'

/** How well points are found in contracts that the model had not seen; every share is 0 to 1. */
export interface PointScores {
	/** Area under the curve: the chance that a point scores above a sentence that is none. */
	auc: number
	/** The share of points among the sentences found, where a tenth, a fifth … of all points is found. */
	precision_at_recall: Record<string, number>
	/** The share of points of high severity among the fifteen sentences of a part and side that score highest. */
	high_in_top_15: number
	/** Of sentences that hurt one side only, how often that side scores higher. */
	right_side: number
	/** How often the kind of a point is the one that was marked. */
	right_kind: number
}

const recalls = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]

/**
 * @param chances log-odds of each row, by what they are for
 * @param kinds scores by kind of each row
 */
export function pointScores(
	rows: readonly PointRow[],
	chances: { any: Float64Array; weighty: Float64Array },
	kinds: readonly ArrayLike<number>[],
): PointScores {
	const order = Array.from(rows.keys()).sort((a, b) => chances.any[b]! - chances.any[a]!)
	const points = rows.filter(({ mark }) => mark !== null).length
	const precision: Record<string, number> = {}
	let [found, ranks] = [0, 0]
	for (const [at, row] of order.entries()) {
		if (rows[row]?.mark == null) continue
		found++
		ranks += order.length - at
		for (const recall of recalls) if (found === Math.ceil(recall * points)) precision[recall] = found / (at + 1)
	}
	const others = rows.length - points
	return {
		auc: (ranks - (points * (points + 1)) / 2) / (points * others),
		precision_at_recall: precision,
		high_in_top_15: highInTop(rows, chances.weighty, 15),
		right_side: rightSide(rows, chances.any),
		right_kind: rows.filter(({ mark }, row) => mark !== null && pointKinds[bestKind(kinds[row]!).index] === mark.kind).length / points,
	}
}

function highInTop(rows: readonly PointRow[], odds: Float64Array, most: number): number {
	const parts = new Map<string, number[]>()
	for (const [row, { part, side }] of rows.entries()) parts.set(`${part} ${side}`, [...(parts.get(`${part} ${side}`) ?? []), row])
	const isHigh = (row: number) => rows[row]?.mark?.severity === 'high'
	let [shown, all] = [0, 0]
	for (const part of parts.values()) {
		all += part.filter(isHigh).length
		shown += [...part]
			.sort((a, b) => odds[b]! - odds[a]!)
			.slice(0, most)
			.filter(isHigh).length
	}
	return shown / all
}

function rightSide(rows: readonly PointRow[], odds: Float64Array): number {
	const places = new Map(rows.map(({ part, side, start }, row) => [`${part} ${side} ${start}`, row]))
	let [right, all] = [0, 0]
	for (const [row, { part, side, start, mark }] of rows.entries()) {
		const twin = places.get(`${part} ${side === 'A' ? 'B' : 'A'} ${start}`)
		if (mark === null || twin === undefined || rows[twin]?.mark != null) continue
		all++
		if (odds[row]! > odds[twin]!) right++
	}
	return right / all
}

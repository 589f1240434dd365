/** How often something was found rightly, found wrongly, and missed. */
export interface Tally {
	right: number
	wrong: number
	missed: number
}

/** A tally with its ratios, each from 0 to 1; `null` where there is nothing to divide by. */
export interface TallyScores extends Tally {
	precision: number | null
	recall: number | null
	f1: number | null
}

/** Counts pairs of what should be found and what was. */
export function tally(pairs: Iterable<{ expected: boolean; found: boolean }>): Tally {
	const counts = { right: 0, wrong: 0, missed: 0 }
	for (const { expected, found } of pairs) {
		if (expected && found) counts.right++
		else if (found) counts.wrong++
		else if (expected) counts.missed++
	}
	return counts
}

/** Precision, recall and their harmonic mean. */
export function tallyScores({ right, wrong, missed }: Tally): TallyScores {
	return {
		right,
		wrong,
		missed,
		precision: share(right, right + wrong),
		recall: share(right, right + missed),
		f1: share(2 * right, 2 * right + wrong + missed),
	}
}

/** A part of a whole, `null` when there is no whole. */
export function share(part: number, whole: number): number | null {
	return whole === 0 ? null : part / whole
}

/** The scores of the linear models for a sentence and one side. */
export interface SideScores {
	/** That a lawyer raises it at all, raises it as more than a trifle, raises it as grave. */
	any: number
	weighty: number
	high: number
}

/** A sentence with its scores for the reader, for the side that stands against it, and by kind. */
export interface ScoredSentence {
	own: SideScores
	/** The highest scores of any other party; `null` where there is none, or the sentence is not `worthAsking`. */
	other: SideScores | null
	/** In the order of `pointKinds`; `null` where the sentence is not `worthAsking`. */
	kinds: ArrayLike<number> | null
	/** In characters. */
	length: number
	/** Distinct features of the sentence. */
	features: number
}

/** Hardly any sentence that scores less is a point (one in a hundred points scores below -0.45), and most sentences do. */
const leastScore = -0.7

/** Whether a sentence may be a point, so that its kind and the other side's scores are worth their time. */
export function worthAsking({ any }: SideScores): boolean {
	return any >= leastScore
}

/** Numbers for each sentence in the table that trees decide on. */
export const pointColumns = 16

/** A score that no real sentence falls below: stands for a neighbor or another side that is not there. */
const absent = -1.5
/** The score of the sentence at this rank shows how many points a contract gives cause for. */
const rank = 7

/**
 * The table that trees decide on, one row of `pointColumns` numbers a sentence: its scores, how they differ between the
 * sides, how they stand beside those of its neighbors and of the whole contract, and how sure its kind is.
 *
 * @param sentences all of a contract that are looked at, in document order
 */
export function pointTable(sentences: readonly ScoredSentence[]): Float32Array {
	const table = new Float32Array(sentences.length * pointColumns)
	const sorted = sentences.map(({ own }) => own.any).sort((a, b) => b - a)
	const mean = sorted.reduce((sum, score) => sum + score, 0) / (sorted.length || 1)
	const ranked = sorted[Math.min(rank, sorted.length - 1)] ?? absent
	for (const [row, { own, other, kinds, length, features }] of sentences.entries()) {
		const { best, margin, index } = kinds ? bestKind(kinds) : { best: absent, margin: 0, index: -1 }
		table.set(
			[
				own.any,
				own.weighty,
				own.high,
				other?.any ?? absent,
				other ? own.any - other.any : 0,
				other ? own.weighty - other.weighty : 0,
				mean,
				own.any - ranked,
				sentences.length,
				best,
				margin,
				index,
				sentences[row - 1]?.own.any ?? absent,
				sentences[row + 1]?.own.any ?? absent,
				length,
				features,
			],
			row * pointColumns,
		)
	}
	return table
}

/** The kind of the highest score, and by how much it leads. */
export function bestKind(kinds: ArrayLike<number>): { index: number; best: number; margin: number } {
	let [index, best, second] = [0, -Infinity, -Infinity]
	for (let kind = 0; kind < kinds.length; kind++) {
		const score = kinds[kind] ?? -Infinity
		if (score > best) [index, best, second] = [kind, score, best]
		else if (score > second) second = score
	}
	return { index, best, margin: best - second }
}

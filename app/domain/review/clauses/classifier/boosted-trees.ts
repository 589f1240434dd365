/**
 * Gradient-boosted decision trees, ready to predict. Inner nodes go left when the feature's value is at most the
 * threshold (NaN goes left); leaves carry the contribution to the raw score.
 */
export interface BoostedTrees {
	base: number
	/** Where each tree's nodes begin; one longer than there are trees. */
	roots: Int32Array
	/** Feature of an inner node, -1 for a leaf. */
	feature: Int16Array
	/** Threshold of an inner node, score of a leaf. */
	value: Float32Array
	/** Left child, relative to the tree's root; the right child follows it. */
	left: Uint16Array
}

/** The raw score (log-odds) of one row of features, beginning at `from`. */
export function rawScore({ base, roots, feature, value, left }: BoostedTrees, features: Float32Array, from = 0): number {
	let score = base
	for (let tree = 0; tree + 1 < roots.length; tree++) {
		const root = roots[tree]!
		let node = root
		let tested = feature[node]!
		while (tested >= 0) {
			node = root + left[node]! + (features[from + tested]! > value[node]! ? 1 : 0)
			tested = feature[node]!
		}
		score += value[node]!
	}
	return score
}

/** The chance that belongs to log-odds. */
export function logistic(score: number): number {
	return 1 / (1 + Math.exp(-score))
}

/** A category of a contract with what its candidates promise. */
export interface Pair {
	category: number
	marked: boolean
	/** Log-odds of presence. */
	presence: number
}

/**
 * The log-odds from which a category counts as present: the one that gives the best micro F1 over all pairs, moved
 * towards the best of the category itself the more contracts have it (a handful of examples would only fit noise).
 */
export function presenceThresholds(pairs: readonly Pair[], categories: number): Float32Array {
	const everywhere = bestThreshold(pairs)
	return Float32Array.from({ length: categories }, (_, category) => {
		const own = pairs.filter((pair) => pair.category === category)
		const examples = own.reduce((sum, { marked }) => sum + Number(marked), 0)
		const share = Math.min(maximumShare, examples / fullTrust)
		return share * bestThreshold(own) + (1 - share) * everywhere
	})
}

const fullTrust = 600
const maximumShare = 0.5

/** The log-odds that part examples from others with the best F1. */
export function bestThreshold(pairs: readonly Pick<Pair, 'marked' | 'presence'>[]): number {
	const sorted = [...pairs].sort((a, b) => b.presence - a.presence)
	const examples = sorted.reduce((sum, { marked }) => sum + Number(marked), 0)
	let found = 0
	let best = 0
	let threshold = 0
	for (const [index, { marked, presence }] of sorted.entries()) {
		found += Number(marked)
		const f1 = (2 * found) / (index + 1 + examples)
		if (f1 > best) {
			best = f1
			threshold = index + 1 < sorted.length ? (presence + sorted[index + 1]!.presence) / 2 : presence - 0.001
		}
	}
	return threshold
}

/** What one choice of the passage threshold gives for a category. */
export interface Choice {
	threshold: number
	/** Pairs of which every marked passage stands in the output. */
	complete: number
	/** Sum of the Jaccard indices over pairs with something marked. */
	similar: number
}

/**
 * The passage threshold of each category: together they complete the most pairs while the mean Jaccard index stays at
 * `similarity` or above (the price of similarity is found by bisection).
 *
 * @param marked the number of pairs with something marked
 */
export function passageThresholds(choices: readonly (readonly Choice[])[], marked: number, similarity: number): number[] {
	const pick = (price: number) =>
		choices.map((own) =>
			own.reduce((best, choice) => (choice.complete + price * choice.similar > best.complete + price * best.similar ? choice : best)),
		)
	let [low, high] = [0, 50]
	for (let step = 0; step < 40; step++) {
		const price = (low + high) / 2
		if (pick(price).reduce((sum, { similar }) => sum + similar, 0) / marked >= similarity) high = price
		else low = price
	}
	return pick(high).map(({ threshold }) => threshold)
}

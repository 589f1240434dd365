/** More differences than this and the texts have little in common; looking further would take time and memory for nothing a reader could follow. */
const mostDifferences = 2_000

/**
 * Pairs the tokens that two sequences share, as many as possible, in order (E. Myers, An O(ND) Difference Algorithm
 * and Its Variations, 1986). Beyond 2,000 differences only what is the same at both ends is paired.
 *
 * @returns pairs of indices into `old` and `fresh`, both rising.
 */
export function alignTokens(old: readonly string[], fresh: readonly string[]): [number, number][] {
	let head = 0
	while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++
	let tail = 0
	while (tail < old.length - head && tail < fresh.length - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++

	const pairs: [number, number][] = []
	for (let index = 0; index < head; index++) pairs.push([index, index])
	const middle = alignMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail))
	for (const [one, other] of middle) pairs.push([head + one, head + other])
	for (let index = tail; index > 0; index--) pairs.push([old.length - index, fresh.length - index])
	return pairs
}

function alignMiddle(old: readonly string[], fresh: readonly string[]): [number, number][] {
	if (old.length === 0 || fresh.length === 0) return []
	const numbers = new Map<string, number>()
	const numberOf = (text: string) => {
		const known = numbers.get(text) ?? numbers.size
		numbers.set(text, known)
		return known
	}
	const one = Int32Array.from(old, numberOf)
	const other = Int32Array.from(fresh, numberOf)
	const trace = furthestPaths(one, other)
	return trace ? walkBack(trace, one.length, other.length) : []
}

/**
 * For each number of differences, how far into `one` a path comes on each diagonal (position in `one` minus position
 * in `other`, from -differences to differences in steps of two); `null` when it takes too many.
 */
function furthestPaths(one: Int32Array, other: Int32Array): Int32Array[] | null {
	const most = Math.min(one.length + other.length, mostDifferences)
	const trace: Int32Array[] = []
	let last: Int32Array = new Int32Array(1)
	for (let differences = 0; differences <= most; differences++) {
		const reached: Int32Array = new Int32Array(differences + 1)
		for (let step = 0; step <= differences; step++) {
			const diagonal = 2 * step - differences
			let at = differences === 0 ? 0 : comesFromAbove(last, step, differences) ? (last[step] ?? 0) : (last[step - 1] ?? 0) + 1
			while (at < one.length && at - diagonal < other.length && one[at] === other[at - diagonal]) at++
			reached[step] = at
			if (at >= one.length && at - diagonal >= other.length) return [...trace, reached]
		}
		trace.push(reached)
		last = reached
	}
	return null
}

/** Whether the furthest path to a diagonal came by taking a token of `other`, and not by dropping one of `one`. */
function comesFromAbove(last: Int32Array, step: number, differences: number): boolean {
	return step === 0 || (step < differences && (last[step - 1] ?? 0) < (last[step] ?? 0))
}

function walkBack(trace: Int32Array[], oneLength: number, otherLength: number): [number, number][] {
	const pairs: [number, number][] = []
	let at = oneLength
	let diagonal = oneLength - otherLength
	for (let differences = trace.length - 1; differences >= 0; differences--) {
		const step = (diagonal + differences) / 2
		const last = trace[differences - 1]
		const above = last !== undefined && comesFromAbove(last, step, differences)
		const began = !last ? 0 : above ? (last[step] ?? 0) : (last[step - 1] ?? 0) + 1
		while (at > began) {
			at--
			pairs.push([at, at - diagonal])
		}
		if (last) {
			if (above) diagonal++
			else {
				at--
				diagonal--
			}
		}
	}
	return pairs.reverse()
}

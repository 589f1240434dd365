/**
 * How many letters have to be changed, added, removed or swapped with the next one to make one word of another (optimal
 * string alignment).
 *
 * @param most beyond this it does not matter how many
 * @returns `most + 1` where it is more
 */
export function editDistance(one: string, other: string, most: number): number {
	const [a, b] = [[...one], [...other]]
	if (Math.abs(a.length - b.length) > most) return most + 1
	let [before, last]: [number[], number[]] = [[], b.map((_, at) => at).concat(b.length)]
	for (let row = 1; row <= a.length; row += 1) {
		const current = [row]
		for (let column = 1; column <= b.length; column += 1) {
			const same = a[row - 1] === b[column - 1]
			let cost = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
			if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
				cost = Math.min(cost, before[column - 2]! + 1)
			current.push(cost)
		}
		;[before, last] = [last, current]
	}
	return Math.min(last[b.length]!, most + 1)
}

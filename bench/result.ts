/** One line of the bench: what was measured, and what it should be. */
export interface Result {
	name: string
	measured: string
	target: string
	met: boolean
}

export function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b)
	const middle = sorted.length >> 1
	return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The results as a table for a terminal. */
export function table(results: Result[]): string {
	const width = (pick: (result: Result) => string) => Math.max(...results.map((result) => pick(result).length))
	const [name, measured, target] = [width((r) => r.name), width((r) => r.measured), width((r) => r.target)]
	return results
		.map((r) => `${r.met ? 'met   ' : 'MISSED'}  ${r.name.padEnd(name)}  ${r.measured.padEnd(measured)}  ${r.target.padEnd(target)}`)
		.join('\n')
}

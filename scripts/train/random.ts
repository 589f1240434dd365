/** A small generator of pseudo-random numbers (mulberry32), so that training gives the same model every time. */
export class Random {
	private state: number

	constructor(seed: number) {
		this.state = seed >>> 0
	}

	/** From 0 to below 1. */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0
		let mixed = this.state
		mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
	}

	/** The numbers 0 to count - 1 in random order. */
	permutation(count: number): Int32Array {
		const order = Int32Array.from({ length: count }, (_, index) => index)
		this.shuffle(order, count)
		return order
	}

	/** Shuffles the first `count` entries (Fisher and Yates). */
	shuffle(order: Int32Array, count: number): void {
		for (let at = count - 1; at > 0; at--) {
			const other = Math.floor(this.next() * (at + 1))
			const kept = order[at] as number
			order[at] = order[other] as number
			order[other] = kept
		}
	}
}

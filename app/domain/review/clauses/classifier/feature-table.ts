/**
 * A hash table from features (group and two numbers below 2²⁰) to their index: open addressing over typed arrays,
 * since a review looks up some hundred thousand features.
 */
export class FeatureTable {
	private keys: Int32Array
	private seconds: Int32Array
	private values: Int32Array
	private mask: number
	/** How many features the table holds; the next gets this index. */
	size = 0

	constructor(expected: number) {
		let capacity = 1024
		while (capacity < expected * 2) capacity *= 2
		this.mask = capacity - 1
		this.keys = new Int32Array(capacity).fill(-1)
		this.seconds = new Int32Array(capacity)
		this.values = new Int32Array(capacity)
	}

	/** The index of a feature, or -1. */
	find(group: number, first: number, second: number): number {
		const key = (group << 20) | first
		let at = slot(key, second) & this.mask
		for (;;) {
			const found = this.keys[at]
			if (found === -1) return -1
			if (found === key && this.seconds[at] === second) return this.values[at] ?? -1
			at = (at + 1) & this.mask
		}
	}

	/** The index of a feature, which is added if the table lacks it. */
	add(group: number, first: number, second: number): number {
		const found = this.find(group, first, second)
		if (found >= 0) return found
		if (this.size * 2 > this.mask) this.grow()
		this.place((group << 20) | first, second, this.size)
		return this.size++
	}

	/** Every feature with its index, in order of index. */
	entries(): { group: number; first: number; second: number }[] {
		const entries: { group: number; first: number; second: number }[] = new Array(this.size)
		for (const [at, key] of this.keys.entries()) {
			if (key !== -1) entries[this.values[at] ?? 0] = { group: key >> 20, first: key & 0xfffff, second: this.seconds[at] ?? 0 }
		}
		return entries
	}

	private place(key: number, second: number, value: number) {
		let at = slot(key, second) & this.mask
		while (this.keys[at] !== -1) at = (at + 1) & this.mask
		this.keys[at] = key
		this.seconds[at] = second
		this.values[at] = value
	}

	private grow() {
		const { keys, seconds, values } = this
		const capacity = keys.length * 2
		this.mask = capacity - 1
		this.keys = new Int32Array(capacity).fill(-1)
		this.seconds = new Int32Array(capacity)
		this.values = new Int32Array(capacity)
		for (const [at, key] of keys.entries()) if (key !== -1) this.place(key, seconds[at] ?? 0, values[at] ?? 0)
	}
}

function slot(key: number, second: number) {
	let hash = Math.imul(key, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b)
	hash ^= hash >>> 15
	hash = Math.imul(hash, 0xc2b2ae35)
	return hash ^ (hash >>> 13)
}

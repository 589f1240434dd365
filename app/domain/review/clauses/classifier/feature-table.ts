/**
 * A table from features (group and two numbers below 2²⁰) to their index, over typed arrays, since a review looks up
 * some hundred thousand features. Most have no second number: those are read straight from an array for their group,
 * the others from a hash table with open addressing.
 */
export class FeatureTable {
	/** For each group the index by first number, -1 where there is none, of features whose second number is 0. */
	private readonly singles: (Int32Array | undefined)[] = []
	private keys: Int32Array
	private seconds: Int32Array
	private values: Int32Array
	private mask: number
	/** How many features the table holds; the next gets this index. */
	size = 0
	private hashed = 0

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
		if (second === 0) {
			const single = this.singles[group]
			return single !== undefined && first < single.length ? single[first]! : -1
		}
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
		if (second === 0) this.placeSingle(group, first, this.size)
		else {
			if (this.hashed * 2 > this.mask) this.grow()
			this.place((group << 20) | first, second, this.size)
			this.hashed++
		}
		return this.size++
	}

	/** Every feature with its index, in order of index. */
	entries(): { group: number; first: number; second: number }[] {
		const entries: { group: number; first: number; second: number }[] = new Array(this.size)
		for (const [group, single] of this.singles.entries()) {
			for (const [first, index] of single?.entries() ?? []) if (index >= 0) entries[index] = { group, first, second: 0 }
		}
		for (const [at, key] of this.keys.entries()) {
			if (key !== -1) entries[this.values[at] ?? 0] = { group: key >> 20, first: key & 0xfffff, second: this.seconds[at] ?? 0 }
		}
		return entries
	}

	private placeSingle(group: number, first: number, value: number) {
		const single = this.singles[group] ?? new Int32Array(1024).fill(-1)
		const roomy = first < single.length ? single : new Int32Array(2 ** Math.ceil(Math.log2(first + 1))).fill(-1)
		if (roomy !== single) roomy.set(single)
		roomy[first] = value
		this.singles[group] = roomy
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

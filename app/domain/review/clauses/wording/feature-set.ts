const capacity = 1 << 15
const fullest = capacity * 0.75

/** The distinct features of one sentence; used again and again without new memory. */
export class FeatureSet {
	private readonly slots = new Int32Array(capacity)
	private readonly stamps = new Int32Array(capacity)
	private readonly members = new Int32Array(capacity)
	private stamp = 0
	/** How many distinct features were added since `clear`. */
	size = 0

	clear(): void {
		this.stamp++
		this.size = 0
	}

	/** Adds a feature, unless it is in already or the set is full. */
	add(feature: number): void {
		let at = (feature ^ (feature >>> 11)) & (capacity - 1)
		while (this.stamps[at] === this.stamp) {
			if (this.slots[at] === feature) return
			at = (at + 1) & (capacity - 1)
		}
		if (this.size >= fullest) return
		this.stamps[at] = this.stamp
		this.slots[at] = feature
		this.members[this.size++] = feature
	}

	/** What was added, in that order; valid until `clear`. */
	list(): Int32Array {
		return this.members.subarray(0, this.size)
	}
}

/** Hardly any sentence has more features: as long as they fit, the table stays in the fastest memory. */
const usual = 1 << 12
const largest = 1 << 15
/** No sentence has more features than these counted. */
const most = largest * 0.75

/** The distinct features of one sentence; used again and again without new memory. */
export class FeatureSet {
	private capacity = usual
	private slots = new Int32Array(usual)
	private stamps = new Int32Array(usual)
	private members = new Int32Array(usual)
	private stamp = 0
	/** How many distinct features were added since `clear`. */
	size = 0

	clear(): void {
		this.stamp++
		this.size = 0
	}

	/** Adds a feature, unless it is in already or the set is full. */
	add(feature: number): void {
		const mask = this.capacity - 1
		const { slots, stamps, stamp } = this
		let at = (feature ^ (feature >>> 11)) & mask
		while (stamps[at] === stamp) {
			if (slots[at] === feature) return
			at = (at + 1) & mask
		}
		if (this.size >= most) return
		stamps[at] = stamp
		slots[at] = feature
		this.members[this.size++] = feature
		if (this.size > mask * 0.75 && this.capacity < largest) this.enlarge()
	}

	/** What was added, in that order; valid until `clear`. */
	list(): Int32Array {
		return this.members.subarray(0, this.size)
	}

	private enlarge() {
		const known = this.members.slice(0, this.size)
		this.capacity *= 2
		this.slots = new Int32Array(this.capacity)
		this.stamps = new Int32Array(this.capacity)
		this.members = new Int32Array(this.capacity)
		this.stamp = 1
		this.size = 0
		for (const feature of known) this.add(feature)
	}
}

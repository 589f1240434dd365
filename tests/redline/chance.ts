import { Random } from '../../scripts/train/random.ts'

/** Pseudo-random choices from a seed: the same seed, the same choices. */
export class Chance extends Random {
	/** A whole number from 0 to below `limit`. */
	below(limit: number): number {
		return Math.floor(this.next() * limit)
	}

	/** Whether something of that probability happens this time. */
	happens(probability: number): boolean {
		return this.next() < probability
	}

	pick<Value>(values: readonly Value[]): Value {
		const value = values[this.below(values.length)]
		if (value === undefined) throw new Error('There is nothing to pick from')
		return value
	}

	/** So many things made one after another, between the two bounds. */
	several<Value>(least: number, most: number, make: () => Value): Value[] {
		return Array.from({ length: least + this.below(most - least + 1) }, make)
	}
}

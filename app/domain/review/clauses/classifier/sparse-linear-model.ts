import type { FeatureTable } from './feature-table.ts'

/**
 * Linear models for several outputs over the same sparse features. A feature's value is (1 + ln count) × its inverse
 * document frequency; a row is scaled to length 1 before it is weighed.
 */
export interface SparseLinearModel {
	outputs: number
	table: FeatureTable
	/** Inverse document frequency of each feature. */
	idf: Float32Array
	/** Where each feature's weights begin; one longer than there are features. Most features weigh for few outputs. */
	offset: Int32Array
	/** The output that a weight is for. */
	output: Uint8Array
	/** Calibrated: their sum and the bias are log-odds. */
	weight: Float32Array
	bias: Float32Array
}

/** Outputs are weighed six at a time, so that their sums stay in registers. */
const block = 6

/** One more than the highest count whose logarithm is kept. */
const keptCounts = 64
const damped = Float64Array.from({ length: keptCounts }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)))

/** Takes the features of one row and gives its log-odds; used again and again without new memory. */
export class RowScorer {
	private readonly counts: Float32Array
	private readonly touched: Int32Array
	private readonly values: Float32Array
	private used = 0
	private readonly model: SparseLinearModel
	/** The weights of every feature side by side, 0 for outputs it says nothing of. */
	private readonly weights: Float32Array
	private readonly width: number
	private readonly sums: Float64Array
	private readonly sharedSums: Float64Array
	private sharedSquare = 0

	constructor(model: SparseLinearModel) {
		const { table, outputs, offset, output, weight } = model
		this.model = model
		this.counts = new Float32Array(table.size)
		this.touched = new Int32Array(table.size)
		this.values = new Float32Array(table.size)
		this.width = Math.ceil(outputs / block) * block
		this.sums = new Float64Array(this.width)
		this.sharedSums = new Float64Array(this.width)
		this.weights = new Float32Array(table.size * this.width)
		for (let feature = 0; feature < table.size; feature++) {
			for (let from = offset[feature]!; from < offset[feature + 1]!; from++)
				this.weights[feature * this.width + output[from]!] = weight[from]!
		}
	}

	readonly emit = (group: number, first: number, second: number): void => {
		const feature = this.model.table.find(group, first, second)
		if (feature < 0) return
		if (this.counts[feature] === 0) this.touched[this.used++] = feature
		this.counts[feature]!++
	}

	/** Makes what was emitted since the last call part of every row from now on, in place of what was shared before. */
	share(): void {
		this.sharedSquare = this.weigh()
		this.sharedSums.set(this.sums)
		this.used = 0
	}

	/** Writes the log-odds of what was emitted since the last call to `into`, from `at` on. */
	finish(into: Float32Array, at: number): void {
		const { bias, outputs } = this.model
		const scale = 1 / (Math.sqrt(this.weigh() + this.sharedSquare) || 1)
		for (let index = 0; index < outputs; index++) into[at + index] = (this.sums[index]! + this.sharedSums[index]!) * scale + bias[index]!
		this.used = 0
	}

	/** Sums the weights of what was emitted, and forgets it; the square of the row's length. */
	private weigh(): number {
		const { counts, touched, values, used } = this
		const { idf } = this.model
		let square = 0
		for (let index = 0; index < used; index++) {
			const feature = touched[index]!
			const count = counts[feature]!
			counts[feature] = 0
			const value = (count < keptCounts ? damped[count]! : 1 + Math.log(count)) * idf[feature]!
			values[index] = value
			square += value * value
		}
		for (let from = 0; from < this.width; from += block) this.sumBlock(from)
		return square
	}

	private sumBlock(from: number) {
		const { touched, values, weights, width, sums, used } = this
		let [first, second, third, fourth, fifth, sixth] = [0, 0, 0, 0, 0, 0]
		for (let index = 0; index < used; index++) {
			const at = touched[index]! * width + from
			const value = values[index]!
			first += value * weights[at]!
			second += value * weights[at + 1]!
			third += value * weights[at + 2]!
			fourth += value * weights[at + 3]!
			fifth += value * weights[at + 4]!
			sixth += value * weights[at + 5]!
		}
		sums[from] = first
		sums[from + 1] = second
		sums[from + 2] = third
		sums[from + 3] = fourth
		sums[from + 4] = fifth
		sums[from + 5] = sixth
	}
}

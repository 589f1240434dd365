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

/** Takes the features of one row and gives its log-odds; used again and again without new memory. */
export class RowScorer {
	private readonly counts: Float32Array
	private readonly touched: Int32Array
	private used = 0
	private readonly model: SparseLinearModel

	constructor(model: SparseLinearModel) {
		this.model = model
		this.counts = new Float32Array(model.table.size)
		this.touched = new Int32Array(model.table.size)
	}

	readonly emit = (group: number, first: number, second: number): void => {
		const feature = this.model.table.find(group, first, second)
		if (feature < 0) return
		if (this.counts[feature] === 0) this.touched[this.used++] = feature
		this.counts[feature]!++
	}

	/** Writes the log-odds of what was emitted since the last call to `into`, from `at` on. */
	finish(into: Float32Array, at: number): void {
		const { idf, offset, output, weight, bias, outputs } = this.model
		let square = 0
		for (let index = 0; index < this.used; index++) {
			const feature = this.touched[index]!
			const count = this.counts[feature]!
			const value = (count === 1 ? 1 : 1 + Math.log(count)) * idf[feature]!
			this.counts[feature] = value
			square += value * value
		}
		const scale = 1 / (Math.sqrt(square) || 1)
		for (let index = 0; index < outputs; index++) into[at + index] = 0
		for (let index = 0; index < this.used; index++) {
			const feature = this.touched[index]!
			const value = this.counts[feature]!
			this.counts[feature] = 0
			for (let from = offset[feature]!; from < offset[feature + 1]!; from++) into[at + output[from]!]! += value * weight[from]!
		}
		for (let index = 0; index < outputs; index++) into[at + index] = into[at + index]! * scale + bias[index]!
		this.used = 0
	}
}

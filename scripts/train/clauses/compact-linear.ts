import { type FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import type { SparseLinearModel } from '#app/domain/review/clauses/classifier/sparse-linear-model.ts'
import type { LinearModel } from '../learners/linear-svm.ts'
import type { Calibration } from '../learners/platt.ts'

/** Weights are kept in steps of a 127th of the largest of their output; smaller ones than this many steps are dropped. */
const steps = 127
const fewestSteps = 2

/**
 * The models of several outputs as one sparse model that gives log-odds: weights are rounded as they will be stored,
 * and features that weigh for nothing are left out, save that they still count for the length of a row.
 */
export function compactLinear(
	table: FeatureTable,
	idf: Float32Array,
	models: readonly { model: LinearModel; calibration: Calibration }[],
): SparseLinearModel {
	const scales = models.map(
		({ model, calibration }) =>
			(Math.abs(calibration.slope) * model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)) / steps || 1,
	)
	const features = table.size
	const offset = new Int32Array(features + 1)
	const output: number[] = []
	const weight: number[] = []
	for (let feature = 0; feature < features; feature++) {
		for (const [index, { model, calibration }] of models.entries()) {
			const rounded = Math.round((model.weights[feature]! * calibration.slope) / scales[index]!)
			if (Math.abs(rounded) < fewestSteps) continue
			output.push(index)
			weight.push(rounded * scales[index]!)
		}
		offset[feature + 1] = output.length
	}
	return {
		outputs: models.length,
		table,
		idf,
		offset,
		output: Uint8Array.from(output),
		weight: Float32Array.from(weight),
		bias: Float32Array.from(models, ({ model, calibration }) => calibration.slope * model.bias + calibration.intercept),
	}
}

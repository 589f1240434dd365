import type { HashedModel } from '#app/domain/review/clauses/wording/hashed-model.ts'
import type { LinearModel } from '../learners/linear-svm.ts'

/** Weights are kept in steps of a 127th of the largest of their output. */
const steps = 127

/**
 * A linear model as it will be stored: weights rounded to whole steps, those below `fewestSteps` left out. Models that
 * stand in for it in cross-validation are rounded too, so that scores show what rounding costs.
 */
export function rounded({ weights, bias }: LinearModel, fewestSteps: number): LinearModel {
	const step = stepOf(weights)
	return {
		weights: weights.map((weight) => {
			const whole = Math.round(weight / step)
			return Math.abs(whole) < fewestSteps ? 0 : whole * step
		}),
		bias,
	}
}

/** Several rounded models over the same features as one small model, without the features that weigh for nothing. */
export function quantise(features: Int32Array, models: readonly LinearModel[]): HashedModel {
	const step = Float32Array.from(models, ({ weights }) => stepOf(weights))
	const kept: number[] = []
	const weights: number[] = []
	for (const [column, feature] of features.entries()) {
		const row = models.map((model, output) => Math.round((model.weights[column] ?? 0) / (step[output] ?? 1)))
		if (row.every((weight) => weight === 0)) continue
		kept.push(feature)
		weights.push(...row)
	}
	return {
		outputs: models.length,
		features: Int32Array.from(kept),
		weights: Int8Array.from(weights),
		step,
		bias: Float32Array.from(models, ({ bias }) => bias),
	}
}

function stepOf(weights: Float32Array): number {
	return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1
}

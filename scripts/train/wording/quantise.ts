import type { HashedModel } from '#app/domain/review/clauses/wording/hashed-model.ts'
import type { LinearModel } from '../learners/linear-svm.ts'

/** Weights are kept in steps of a 127th of the largest of their output. */
const steps = 127

/**
 * Several linear models over the same features as one small model: weights rounded to whole steps, those below
 * `fewestSteps` dropped, and features left out that then weigh for nothing.
 */
export function quantise(features: Int32Array, models: readonly LinearModel[], fewestSteps: number): HashedModel {
	const outputs = models.length
	const step = Float32Array.from(models, ({ weights }) => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / steps || 1)
	const kept: number[] = []
	const weights: number[] = []
	for (const [column, feature] of features.entries()) {
		const row = models.map(({ weights }, output) => {
			const rounded = Math.round((weights[column] ?? 0) / (step[output] ?? 1))
			return Math.abs(rounded) < fewestSteps ? 0 : rounded
		})
		if (row.every((weight) => weight === 0)) continue
		kept.push(feature)
		weights.push(...row)
	}
	return { outputs, features: Int32Array.from(kept), weights: Int8Array.from(weights), step, bias: Float32Array.from(models, ({ bias }) => bias) }
}

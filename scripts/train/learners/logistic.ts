import type { DenseTable } from './boosted-trees.ts'

/** A multinomial logistic regression: for each class a weight for each column, then the bias. */
export interface LogisticModel {
	classes: number
	columns: number
	weights: Float64Array
}

export interface LogisticOptions {
	/** L2 penalty on the weights (not on the biases). */
	penalty?: number
	passes?: number
}

/**
 * Multinomial logistic regression with an L2 penalty, by limited-memory BFGS with ten pairs (Nocedal, 1980) and a line
 * search that halves the step.
 *
 * @param target the class of each row of the table, from 0
 * @param rows the rows to learn from
 * @param weight of each row of the table; 1 when left out
 */
export function trainLogistic(
	table: DenseTable,
	target: ArrayLike<number>,
	classes: number,
	rows: Int32Array,
	{ penalty = 1, passes = 200 }: LogisticOptions = {},
	weight?: ArrayLike<number>,
): LogisticModel {
	const { columns } = table
	const size = classes * (columns + 1)
	const lossAt = (weights: Float64Array, gradient: Float64Array) => loss(table, target, classes, rows, penalty, weights, gradient, weight)
	let weights = new Float64Array(size)
	let gradient = new Float64Array(size)
	let value = lossAt(weights, gradient)
	const steps: Float64Array[] = []
	const turns: Float64Array[] = []
	for (let pass = 0; pass < passes; pass++) {
		const direction = descent(gradient, steps, turns)
		const slope = dot(direction, gradient)
		if (slope > -1e-9) break
		let length = pass === 0 ? 1 / Math.max(1, Math.sqrt(dot(gradient, gradient))) : 1
		let next = weights
		let nextGradient = gradient
		let nextValue = Infinity
		for (let halving = 0; halving < 30 && nextValue > value + 1e-4 * length * slope; halving++) {
			if (halving > 0) length /= 2
			next = weights.map((w, i) => w + length * direction[i]!)
			nextGradient = new Float64Array(size)
			nextValue = lossAt(next, nextGradient)
		}
		if (!(nextValue < value)) break
		steps.push(next.map((w, i) => w - weights[i]!))
		turns.push(nextGradient.map((g, i) => g - gradient[i]!))
		if (steps.length > 10) {
			steps.shift()
			turns.shift()
		}
		const gain = value - nextValue
		weights = next
		gradient = nextGradient
		value = nextValue
		if (gain < 1e-7 * Math.abs(value)) break
	}
	return { classes, columns, weights }
}

/** The chances of the classes for one row of numbers, beginning at `from`. */
export function chancesOf({ classes, columns, weights }: LogisticModel, values: ArrayLike<number>, from = 0): Float64Array {
	const chances = new Float64Array(classes)
	for (let c = 0; c < classes; c++) {
		const base = c * (columns + 1)
		let score = weights[base + columns]!
		for (let column = 0; column < columns; column++) score += weights[base + column]! * values[from + column]!
		chances[c] = score
	}
	let highest = -Infinity
	for (const score of chances) highest = Math.max(highest, score)
	let sum = 0
	for (let c = 0; c < classes; c++) sum += chances[c] = Math.exp(chances[c]! - highest)
	return chances.map((chance) => chance / sum)
}

/** The penalised log loss; `gradient`, zeros before, is filled in. */
function loss(
	{ columns, values }: DenseTable,
	target: ArrayLike<number>,
	classes: number,
	rows: Int32Array,
	penalty: number,
	weights: Float64Array,
	gradient: Float64Array,
	weight?: ArrayLike<number>,
): number {
	let total = 0
	for (const row of rows) {
		const from = row * columns
		const chances = chancesOf({ classes, columns, weights }, values, from)
		const w = weight ? weight[row]! : 1
		total -= w * Math.log(Math.max(chances[target[row]!]!, 1e-300))
		for (let c = 0; c < classes; c++) {
			const error = w * (chances[c]! - (target[row] === c ? 1 : 0))
			const base = c * (columns + 1)
			for (let column = 0; column < columns; column++) gradient[base + column]! += error * values[from + column]!
			gradient[base + columns]! += error
		}
	}
	for (let at = 0; at < weights.length; at++) {
		if (at % (columns + 1) === columns) continue
		total += 0.5 * penalty * weights[at]! * weights[at]!
		gradient[at]! += penalty * weights[at]!
	}
	return total
}

/** Two-loop recursion: the gradient times the inverse curvature that the last steps showed, downhill. */
function descent(gradient: Float64Array, steps: readonly Float64Array[], turns: readonly Float64Array[]): Float64Array {
	const direction = gradient.map((g) => -g)
	const shares: number[] = []
	for (let at = steps.length - 1; at >= 0; at--) {
		const share = dot(steps[at]!, direction) / dot(steps[at]!, turns[at]!)
		shares[at] = share
		add(direction, turns[at]!, -share)
	}
	const last = steps.length - 1
	if (last >= 0) {
		const scale = dot(steps[last]!, turns[last]!) / dot(turns[last]!, turns[last]!)
		for (let i = 0; i < direction.length; i++) direction[i]! *= scale
	}
	for (const [at, step] of steps.entries()) add(direction, step, shares[at]! - dot(turns[at]!, direction) / dot(step, turns[at]!))
	return direction
}

function dot(a: Float64Array, b: Float64Array): number {
	let sum = 0
	for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
	return sum
}

function add(to: Float64Array, what: Float64Array, times: number) {
	for (let i = 0; i < to.length; i++) to[i]! += times * what[i]!
}

import { type BoostedTrees, logistic } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { Random } from '../random.ts'

/** A table of numbers, row by row. */
export interface DenseTable {
	rows: number
	columns: number
	values: Float32Array
}

export interface BoostingOptions {
	trees?: number
	rate?: number
	leaves?: number
	fewestInLeaf?: number
	/** L2 penalty on leaf scores. */
	penalty?: number
	/** The share of columns that each tree may look at. */
	columnShare?: number
	seed?: number
}

const bins = 64

/**
 * Gradient boosting of decision trees for two classes: logistic loss, second-order leaf scores, histograms of at most
 * 64 bins per feature, leaves grown best first (Friedman 2001; histograms as in LightGBM, Ke et al. 2017).
 *
 * @param target 0 to 1 for each row of the table
 * @param rows the rows to learn from
 * @param weight of each row of the table; 1 when left out
 */
export function trainBoostedTrees(
	table: DenseTable,
	target: ArrayLike<number>,
	rows: Int32Array,
	{ trees = 200, rate = 0.06, leaves = 31, fewestInLeaf = 40, penalty = 1, columnShare = 1, seed = 1 }: BoostingOptions = {},
	weight?: ArrayLike<number>,
): BoostedTrees {
	const { columns } = table
	const count = rows.length
	const { binned, edges } = binColumns(table, rows)
	let sum = 0
	let mass = 0
	for (let i = 0; i < count; i++) {
		const w = weight ? weight[rows[i]!]! : 1
		sum += w * target[rows[i]!]!
		mass += w
	}
	const share = Math.min(Math.max(sum / mass, 1e-6), 1 - 1e-6)
	const base = Math.log(share / (1 - share))
	const score = new Float64Array(count).fill(base)
	const gradient = new Float64Array(count)
	const curvature = new Float64Array(count)
	const nodes: { feature: number[]; value: number[]; left: number[]; roots: number[] } = { feature: [], value: [], left: [], roots: [0] }

	const random = new Random(seed)
	const allowed = Math.max(1, Math.round(columns * columnShare))

	for (let tree = 0; tree < trees; tree++) {
		for (let i = 0; i < count; i++) {
			const p = logistic(score[i]!)
			const w = weight ? weight[rows[i]!]! : 1
			gradient[i] = w * (p - target[rows[i]!]!)
			curvature[i] = w * Math.max(p * (1 - p), 1e-6)
		}
		growTree(
			{
				binned,
				edges,
				columns,
				looked: random.permutation(columns).slice(0, allowed).sort(),
				count,
				gradient,
				curvature,
				score,
				leaves,
				fewestInLeaf,
				penalty,
				rate,
			},
			nodes,
		)
	}
	return {
		base,
		roots: Int32Array.from(nodes.roots),
		feature: Int16Array.from(nodes.feature),
		value: Float32Array.from(nodes.value),
		left: Uint16Array.from(nodes.left),
	}
}

/** The mean of several models as one: all their trees, each leaf divided by their number. */
export function meanOfTrees(models: readonly BoostedTrees[]): BoostedTrees {
	const roots = [0]
	const feature: number[] = []
	const value: number[] = []
	const left: number[] = []
	for (const model of models) {
		const offset = feature.length
		for (const root of model.roots.subarray(1)) roots.push(root + offset)
		for (const [node, tested] of model.feature.entries()) {
			feature.push(tested)
			value.push(tested < 0 ? model.value[node]! / models.length : model.value[node]!)
			left.push(model.left[node]!)
		}
	}
	return {
		base: models.reduce((sum, { base }) => sum + base, 0) / models.length,
		roots: Int32Array.from(roots),
		feature: Int16Array.from(feature),
		value: Float32Array.from(value),
		left: Uint16Array.from(left),
	}
}

interface Growing {
	binned: Uint8Array
	edges: Float32Array[]
	columns: number
	/** The columns that this tree looks at. */
	looked: Int32Array
	count: number
	gradient: Float64Array
	curvature: Float64Array
	score: Float64Array
	leaves: number
	fewestInLeaf: number
	penalty: number
	rate: number
}

interface Leaf {
	node: number
	members: Int32Array
	histogram: Float64Array
	gradient: number
	curvature: number
	gain: number
	column: number
	bin: number
}

function growTree(growing: Growing, nodes: { feature: number[]; value: number[]; left: number[]; roots: number[] }) {
	const { binned, edges, count, score, leaves, penalty, rate } = growing
	const root = nodes.roots.at(-1)!
	const members = Int32Array.from({ length: count }, (_, i) => i)
	const first = leafOf(growing, members, histogramOf(growing, members), root)
	addNode(nodes)
	const open: Leaf[] = [first]
	while (open.length > 0 && open.length < leaves) {
		let best = 0
		for (let i = 1; i < open.length; i++) if (open[i]!.gain > open[best]!.gain) best = i
		const leaf = open[best]!
		if (leaf.gain <= 1e-9) break
		open.splice(best, 1)
		const { column, bin } = leaf
		const from = column * count
		let size = 0
		for (const i of leaf.members) if (binned[from + i]! <= bin) size++
		const left = new Int32Array(size)
		const right = new Int32Array(leaf.members.length - size)
		let l = 0
		let r = 0
		for (const i of leaf.members) {
			if (binned[from + i]! <= bin) left[l++] = i
			else right[r++] = i
		}
		const { node } = leaf
		nodes.feature[node] = column
		nodes.value[node] = edges[column]![bin]!
		const child = nodes.feature.length
		nodes.left[node] = child - root
		addNode(nodes)
		addNode(nodes)
		// The larger child's histogram is what remains of the parent's.
		const smaller = left.length <= right.length ? left : right
		const histogram = histogramOf(growing, smaller)
		const remaining = leaf.histogram
		for (let at = 0; at < histogram.length; at++) remaining[at]! -= histogram[at]!
		open.push(leafOf(growing, left, smaller === left ? histogram : remaining, child))
		open.push(leafOf(growing, right, smaller === right ? histogram : remaining, child + 1))
	}
	for (const leaf of open) {
		const value = (-rate * leaf.gradient) / (leaf.curvature + penalty)
		nodes.value[leaf.node] = value
		for (const i of leaf.members) score[i]! += value
	}
	nodes.roots.push(nodes.feature.length)
}

function addNode(nodes: { feature: number[]; value: number[]; left: number[] }) {
	nodes.feature.push(-1)
	nodes.value.push(0)
	nodes.left.push(0)
}

/** For each column and bin: sum of gradients, of curvatures, number of rows. */
function histogramOf({ binned, columns, looked, count, gradient, curvature }: Growing, members: Int32Array): Float64Array {
	const histogram = new Float64Array(columns * bins * 3)
	for (const column of looked) {
		const from = column * count
		const base = column * bins * 3
		for (let m = 0; m < members.length; m++) {
			const i = members[m]!
			const at = base + binned[from + i]! * 3
			histogram[at]! += gradient[i]!
			histogram[at + 1]! += curvature[i]!
			histogram[at + 2]!++
		}
	}
	return histogram
}

/** A leaf with the split that would gain most. */
function leafOf({ looked, edges, fewestInLeaf, penalty }: Growing, members: Int32Array, histogram: Float64Array, node: number): Leaf {
	let gradient = 0
	let curvature = 0
	const any = looked[0]! * bins * 3
	for (let bin = 0; bin < bins; bin++) {
		gradient += histogram[any + bin * 3]!
		curvature += histogram[any + bin * 3 + 1]!
	}
	const leaf: Leaf = { node, members, histogram, gradient, curvature, gain: 0, column: -1, bin: -1 }
	if (members.length < 2 * fewestInLeaf) return leaf
	const whole = (gradient * gradient) / (curvature + penalty)
	for (const column of looked) {
		const last = edges[column]!.length
		let g = 0
		let h = 0
		let n = 0
		for (let bin = 0; bin < last; bin++) {
			const at = (column * bins + bin) * 3
			g += histogram[at]!
			h += histogram[at + 1]!
			n += histogram[at + 2]!
			if (n < fewestInLeaf) continue
			if (members.length - n < fewestInLeaf) break
			const gain = (g * g) / (h + penalty) + ((gradient - g) * (gradient - g)) / (curvature - h + penalty) - whole
			if (gain > leaf.gain) {
				leaf.gain = gain
				leaf.column = column
				leaf.bin = bin
			}
		}
	}
	return leaf
}

/** Bins by quantiles; an edge is the largest value of its bin, and values beyond the last edge share the last bin. */
function binColumns({ columns, values }: DenseTable, rows: Int32Array): { binned: Uint8Array; edges: Float32Array[] } {
	const count = rows.length
	const binned = new Uint8Array(columns * count)
	const edges: Float32Array[] = []
	for (let column = 0; column < columns; column++) {
		const sorted = Float32Array.from(rows, (row) => values[row * columns + column]!).sort()
		const distinct = [...new Set(sorted)]
		const cut: number[] = []
		if (distinct.length <= bins) for (let i = 0; i + 1 < distinct.length; i++) cut.push((distinct[i]! + distinct[i + 1]!) / 2)
		else {
			for (let bin = 1; bin < bins; bin++) {
				const value = sorted[Math.floor((bin * count) / bins)]!
				if (cut.length === 0 || value > cut.at(-1)!) cut.push(value)
			}
			if (cut.at(-1) === sorted.at(-1)) cut.pop()
		}
		const edge = Float32Array.from(cut)
		edges.push(edge)
		for (let i = 0; i < count; i++) {
			const value = values[rows[i]! * columns + column]!
			let low = 0
			let high = edge.length
			while (low < high) {
				const middle = (low + high) >> 1
				if (value <= edge[middle]!) high = middle
				else low = middle + 1
			}
			binned[column * count + i] = low
		}
	}
	return { binned, edges }
}

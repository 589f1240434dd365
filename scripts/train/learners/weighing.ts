import type { SparseMatrix } from './sparse-matrix.ts'

/**
 * Inverse document frequencies, smoothed: ln((1 + rows) / (1 + rows with the feature)) + 1.
 *
 * @param rows the rows to count
 */
export function inverseFrequencies({ columns, offset, index }: SparseMatrix, rows: Int32Array): Float32Array {
	const frequency = new Float64Array(columns)
	for (const row of rows) for (let at = offset[row]!; at < offset[row + 1]!; at++) frequency[index[at]!]!++
	return Float32Array.from(frequency, (count) => Math.log((1 + rows.length) / (1 + count)) + 1)
}

/**
 * Counts as values to learn from: (1 + ln count) × inverse document frequency, each row scaled to length 1.
 *
 * @param column the new number of each feature; features below 0 are left out
 */
export function weigh({ rows, offset, index, value }: SparseMatrix, idf: Float32Array, column: Int32Array, columns: number): SparseMatrix {
	const weighed: SparseMatrix = {
		rows,
		columns,
		offset: new Float64Array(rows + 1),
		index: new Int32Array(index.length),
		value: new Float32Array(value.length),
	}
	let used = 0
	for (let row = 0; row < rows; row++) {
		const begin = used
		let square = 0
		for (let at = offset[row]!; at < offset[row + 1]!; at++) {
			const to = column[index[at]!]!
			if (to < 0) continue
			const weight = (1 + Math.log(value[at]!)) * idf[index[at]!]!
			weighed.index[used] = to
			weighed.value[used++] = weight
			square += weight * weight
		}
		const length = Math.sqrt(square) || 1
		for (let at = begin; at < used; at++) weighed.value[at]! /= length
		weighed.offset[row + 1] = used
	}
	weighed.index = weighed.index.subarray(0, used)
	weighed.value = weighed.value.subarray(0, used)
	return weighed
}

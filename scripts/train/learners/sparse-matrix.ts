/** Rows of sparse features (compressed sparse rows). */
export interface SparseMatrix {
	rows: number
	columns: number
	/** Where each row begins in `index` and `value`; one longer than there are rows. */
	offset: Float64Array
	index: Int32Array
	value: Float32Array
}

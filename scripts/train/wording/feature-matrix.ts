import type { SparseMatrix } from '../learners/sparse-matrix.ts'

export interface FeatureMatrix {
	matrix: SparseMatrix
	/** The hashed feature of each column. */
	features: Int32Array
}

/**
 * Sentences as rows to learn from: each feature that enough sentences have is a column, since one that few have teaches
 * nothing that holds elsewhere; a row is scaled to length 1, features without a column counted in.
 *
 * @param sentences the distinct features of each sentence
 * @param fewestSentences that must have a feature
 */
export function featureMatrix(sentences: readonly Int32Array[], fewestSentences = 2): FeatureMatrix {
	const counts = new Map<number, number>()
	for (const sentence of sentences) for (const feature of sentence) counts.set(feature, (counts.get(feature) ?? 0) + 1)
	const features = Int32Array.from([...counts].filter(([, count]) => count >= fewestSentences).map(([feature]) => feature)).sort()
	const columnOf = new Map(Array.from(features, (feature, column) => [feature, column]))
	const offset = new Float64Array(sentences.length + 1)
	const index: number[] = []
	const value: number[] = []
	for (const [row, sentence] of sentences.entries()) {
		const scale = 1 / Math.sqrt(sentence.length || 1)
		for (const feature of sentence) {
			const column = columnOf.get(feature)
			if (column === undefined) continue
			index.push(column)
			value.push(scale)
		}
		offset[row + 1] = index.length
	}
	return {
		matrix: { rows: sentences.length, columns: features.length, offset, index: Int32Array.from(index), value: Float32Array.from(value) },
		features,
	}
}

import { sentenceLabels } from './sentence-labels.ts'
import type { MarkedContract } from './cuad.ts'
import { Random } from '../random.ts'

/** The labels of every sentence of a corpus. */
export interface CorpusLabels {
	/** One row of categories for each sentence. */
	labels: Uint8Array
	/** 1 for the sentences that are learned from: all examples of any category, and half of the others. */
	learned: Uint8Array
}

const shareOfOthers = 0.5

/** Labels of the sentences of all contracts, in the order of the corpus' rows. */
export function corpusLabels(contracts: readonly MarkedContract[], firstRow: Int32Array, categories: number): CorpusLabels {
	const rows = firstRow[contracts.length]!
	const labels = new Uint8Array(rows * categories)
	for (const [index, contract] of contracts.entries()) labels.set(sentenceLabels(contract, categories), firstRow[index]! * categories)
	const random = new Random(1)
	const learned = new Uint8Array(rows)
	for (let row = 0; row < rows; row++)
		learned[row] = labels.subarray(row * categories, (row + 1) * categories).includes(1) || random.next() < shareOfOthers ? 1 : 0
	return { labels, learned }
}

/** The labels of one category, one for each row. */
export function labelsOfCategory({ labels }: CorpusLabels, categories: number, category: number): Uint8Array {
	const own = new Uint8Array(labels.length / categories)
	for (let row = 0; row < own.length; row++) own[row] = labels[row * categories + category]!
	return own
}

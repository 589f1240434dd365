import { createCueFinder } from '#app/domain/review/clauses/classifier/cue-finder.ts'
import { FeatureTable } from '#app/domain/review/clauses/classifier/feature-table.ts'
import { emitFeatures, tokenizeDocument, type TokenizedDocument } from '#app/domain/review/clauses/classifier/sentence-features.ts'
import { wordClass } from '#app/domain/review/clauses/classifier/word-classes.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'
import type { MarkedContract } from './cuad.ts'
import { GrowingLexicon } from './growing-lexicon.ts'

/** The sentences of many contracts as one matrix, unweighted counts. */
export interface Corpus {
	lexicon: GrowingLexicon
	/** The classes of its words. */
	classes: GrowingLexicon
	documents: TokenizedDocument[]
	/** For each row the number of its contract. */
	contractOf: Int32Array
	/** Where the rows of each contract begin; one longer than there are contracts. */
	firstRow: Int32Array
	table: FeatureTable
	counts: SparseMatrix
}

/** Features that stand in fewer sentences are left out. */
const fewestSentences = 3

/** Counts the features of every sentence of `contracts`. */
export function countFeatures(contracts: readonly MarkedContract[]): Corpus {
	const lexicon = new GrowingLexicon()
	const findCues = createCueFinder((token) => lexicon.words[token] ?? '')
	const classes = new GrowingLexicon()
	const classOf = (token: number) => classes.idOf(wordClass(lexicon.words[token]!))
	const documents = contracts.map(({ view, structure }) => tokenizeDocument(view, structure, lexicon, classOf, findCues))
	const firstRow = new Int32Array(contracts.length + 1)
	for (const [index, { sentences }] of documents.entries()) firstRow[index + 1] = (firstRow[index] ?? 0) + sentences.length
	const rows = firstRow[contracts.length] ?? 0
	const contractOf = new Int32Array(rows)

	const all = new FeatureTable(1 << 20)
	let frequency = new Int32Array(1 << 22)
	let lastSeen = new Int32Array(1 << 22).fill(-1)
	let row = 0
	for (const document of documents) {
		for (let index = 0; index < document.sentences.length; index++) {
			emitFeatures(document, index, (group, first, second) => {
				const feature = all.add(group, first, second)
				if (feature >= frequency.length) {
					frequency = grown(frequency, 0)
					lastSeen = grown(lastSeen, -1)
				}
				if (lastSeen[feature] === row) return
				lastSeen[feature] = row
				frequency[feature]!++
			})
			row++
		}
	}
	const table = new FeatureTable(1 << 20)
	for (const [feature, { group, first, second }] of all.entries().entries())
		if (frequency[feature]! >= fewestSentences) table.add(group, first, second)

	return {
		lexicon,
		classes,
		documents,
		contractOf: fillOwners(contractOf, firstRow),
		firstRow,
		table,
		counts: countRows(documents, table, rows),
	}
}

function fillOwners(contractOf: Int32Array, firstRow: Int32Array) {
	for (let contract = 0; contract + 1 < firstRow.length; contract++) contractOf.fill(contract, firstRow[contract]!, firstRow[contract + 1]!)
	return contractOf
}

function countRows(documents: readonly TokenizedDocument[], table: FeatureTable, rows: number): SparseMatrix {
	const offset = new Float64Array(rows + 1)
	let index = new Int32Array(1 << 24)
	let value = new Float32Array(1 << 24)
	const place = new Int32Array(table.size).fill(-1)
	let used = 0
	let row = 0
	for (const document of documents) {
		for (let sentence = 0; sentence < document.sentences.length; sentence++) {
			const begin = used
			emitFeatures(document, sentence, (group, first, second) => {
				const feature = table.find(group, first, second)
				if (feature < 0) return
				const at = place[feature]!
				if (at >= begin && at < used && index[at] === feature) {
					value[at]!++
					return
				}
				if (used === index.length) {
					index = grown(index, 0)
					const larger = new Float32Array(value.length * 2)
					larger.set(value)
					value = larger
				}
				place[feature] = used
				index[used] = feature
				value[used++] = 1
			})
			offset[++row] = used
		}
	}
	return { rows, columns: table.size, offset, index: index.slice(0, used), value: value.slice(0, used) }
}

function grown(array: Int32Array<ArrayBuffer>, fill: number) {
	const larger = new Int32Array(array.length * 2).fill(fill)
	larger.set(array)
	return larger
}

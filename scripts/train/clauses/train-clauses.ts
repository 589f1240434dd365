import { logistic, rawScore, type BoostedTrees } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { candidateColumns, type CandidateTable, listCandidates } from '#app/domain/review/clauses/classifier/candidates.ts'
import { type Category, partiesCategory } from '#app/domain/review/clauses/classifier/category.ts'
import type { ClauseModel } from '#app/domain/review/clauses/classifier/clause-model.ts'
import { detect, summariseDetections } from '#app/domain/review/clauses/classifier/detections.ts'
import { presenceColumns, presenceFeatures, presenceWith } from '#app/domain/review/clauses/classifier/presence.ts'
import { settlingColumns, settlingFeatures } from '#app/domain/review/clauses/classifier/settling.ts'
import { overviewOf, type SentenceScores } from '#app/domain/review/clauses/classifier/sentence-scores.ts'
import { contractEvalScores, jaccard, presenceScores, spanScores, wordSet } from '../../score/cuad.ts'
import { joinedText } from '../../score/joined-text.ts'
import { meanOfTrees, trainBoostedTrees, type BoostingOptions, type DenseTable } from '../learners/boosted-trees.ts'
import { Random } from '../random.ts'
import { corpusLabels } from './corpus-labels.ts'
import { type CuadFile, markedContracts, type MarkedContract } from './cuad.ts'
import { countFeatures } from './features.ts'
import { dealFolds, foldCount, rowsWhere } from './folds.ts'
import { GrowingLexicon } from './growing-lexicon.ts'
import { trainPhrases } from './phrase-models.ts'
import { trainSentences } from './sentence-training.ts'
import { bestThreshold, type Choice, passageThresholds } from './thresholds.ts'

/** Scores on contracts that the judging models had not seen. */
export interface ClauseScores {
	presence: ReturnType<typeof presenceScores>
	contracteval: ReturnType<typeof contractEvalScores>
	spans: ReturnType<typeof spanScores>
}

const presenceOptions: BoostingOptions = { trees: 150, rate: 0.06, leaves: 15, fewestInLeaf: 20, penalty: 2, columnShare: 0.5 }
const passageOptions: BoostingOptions = { trees: 200, rate: 0.07, leaves: 31, fewestInLeaf: 40, penalty: 1, columnShare: 0.4 }
const settlingOptions: BoostingOptions = { trees: 150, rate: 0.06, leaves: 24, fewestInLeaf: 40, penalty: 1, columnShare: 0.6 }
/** Presence is the mean of models that differ by chance only. */
const presenceSeeds = [1, 2, 3]
/** Candidates with lower log-odds are learned from in part, with more weight each. */
const easy = -4
const easyShare = 0.3
/** The mean Jaccard index that passages must keep in cross-validation, a little above the 0.50 asked for. */
const leastSimilarity = 0.51

/**
 * Trains every stage of the clause classifier on CUAD: sentences, phrases, presence, passages, confirmed presence,
 * thresholds. Each stage learns from what the stage before made of contracts it had not seen (five folds of contracts),
 * and so do the scores. Deterministic.
 */
export function trainClauses(file: CuadFile, log: (line: string) => void): { model: ClauseModel; scores: ClauseScores } {
	const width = file.categories.length
	const contracts = markedContracts(file)
	const fold = dealFolds(contracts.length)
	const corpus = countFeatures(contracts)
	log(`${contracts.length} contracts, ${corpus.counts.rows} sentences, ${corpus.counts.columns} features`)
	const sentences = trainSentences(corpus, corpusLabels(contracts, corpus.firstRow, width), fold, width, log)
	const lexicon = new GrowingLexicon()
	const names = trainPhrases(contracts, fold, 'name', lexicon)
	const dates = trainPhrases(contracts, fold, 'date', lexicon)
	log('phrases: done')

	const categories = describe(file, contracts)
	const scores: SentenceScores[] = contracts.map((_, contract) => ({
		sentences: corpus.firstRow[contract + 1]! - corpus.firstRow[contract]!,
		categories: width,
		logits: sentences.unseen.subarray(corpus.firstRow[contract]! * width, corpus.firstRow[contract + 1]! * width),
	}))
	const overviews = scores.map(overviewOf)
	const detected = contracts.map(({ structure }) => detect(structure.sentences, categories))
	const detections = detected.map((found, contract) => summariseDetections(found, scores[contract]!))
	const pairs = contracts.length * width
	const marked = Uint8Array.from({ length: pairs }, (_, pair) => (contracts[Math.floor(pair / width)]!.gold.has(pair % width) ? 1 : 0))
	const foldOfPair = (pair: number) => fold[Math.floor(pair / width)]!

	const presenceTable = tableOf(pairs, presenceColumns(width), (pair, into, at) =>
		presenceFeatures(
			overviews[Math.floor(pair / width)]!,
			detections[Math.floor(pair / width)]!,
			categories,
			scores[Math.floor(pair / width)]!.sentences,
			pair % width,
			into,
			at,
		),
	)
	const presence = stack(presenceTable, marked, foldOfPair, presenceOptions, presenceSeeds)
	log('presence: done')

	const tables = contracts.map(({ structure }, contract) =>
		listCandidates({
			sentences: structure.sentences,
			scores: scores[contract]!,
			overviews: overviews[contract]!,
			detected: detected[contract]!,
			detections: detections[contract]!,
			categories,
			presence: presence.unseen.subarray(contract * width, (contract + 1) * width),
			phrases: [...names.unseen[contract]!, ...dates.unseen[contract]!],
		}),
	)
	const passages = trainPassages(contracts, tables, fold, width)
	log(`passages: ${passages.unseen.length} candidates`)

	const rawOf = tables.map((table, contract) =>
		passages.unseen.subarray(passages.first[contract]!, passages.first[contract]! + table.candidates.length),
	)
	const firstOf = (contract: number) => presence.unseen.subarray(contract * width, (contract + 1) * width)
	const final = Float32Array.from(
		tables.flatMap(({ candidates }, contract) => [...presenceWith(firstOf(contract), candidates, rawOf[contract]!)]),
	)
	const settled = trainSettling(contracts, tables, rawOf, firstOf, categories, fold, passages)
	const settledOf = tables.map((table, contract) =>
		settled.unseen.subarray(passages.first[contract]!, passages.first[contract]! + table.candidates.length),
	)
	log('passages: settled')

	const judged = Array.from({ length: pairs }, (_, pair) => ({
		category: pair % width,
		marked: marked[pair] === 1,
		presence: final[pair]!,
	}))
	// One threshold for all: those of single categories fitted noise.
	const presentFrom = bestThreshold(judged)
	// Nested: the threshold that judges a fold is chosen on the others.
	const nested = Array.from({ length: foldCount }, (_, held) => bestThreshold(judged.filter((_, pair) => foldOfPair(pair) !== held)))
	const isPresent = (pair: number) => final[pair]! >= nested[foldOfPair(pair)]!
	const outputs = outputsOf(contracts, tables, settledOf, width)
	const passageFrom = choosePassageThresholds(outputs, contracts, width, (pair) => isPresent(pair))
	const nestedPassages = Array.from({ length: foldCount }, (_, held) =>
		choosePassageThresholds(
			outputs,
			contracts,
			width,
			(pair) => isPresent(pair),
			(contract) => fold[contract] !== held,
		),
	)

	return {
		model: {
			categories: categories.map((category, index) => ({ ...category, presentFrom, passageFrom: passageFrom[index]! })),
			words: sentences.words,
			sentences: sentences.model,
			phraseWords: lexicon.words,
			names: names.model,
			dates: dates.model,
			presence: presence.model,
			passages: passages.model,
			settled: settled.model,
		},
		scores: {
			presence: presenceScores(
				width,
				judged.map((pair, index) => ({ ...pair, predicted: isPresent(index) })),
			),
			contracteval: contractEvalScores(
				judged.map(({ category }, pair) => {
					const contract = Math.floor(pair / width)
					return {
						gold: goldTexts(contracts[contract]!, category),
						output: isPresent(pair) ? outputs.at(pair, nestedPassages[fold[contract]!]![category]!) : '',
					}
				}),
			),
			spans: spanScores(
				judged.map(({ category }, pair) => {
					const contract = Math.floor(pair / width)
					const { text } = contracts[contract]!
					return {
						gold: goldTexts(contracts[contract]!, category),
						byInclusion: category === partiesCategory,
						predictions: outputs
							.candidates(pair)
							.map(({ start, end, score }) => ({ text: text.slice(start, end), confidence: Math.sqrt(score) })),
					}
				}),
			),
		},
	}
}

function describe(file: CuadFile, contracts: readonly MarkedContract[]): Category[] {
	const counted = file.categories.map((name, category) => {
		const having = contracts.filter(({ gold }) => gold.has(category))
		const passages = having.reduce((sum, { gold }) => sum + gold.get(category)!.length, 0)
		return {
			name,
			prior: Math.log((having.length + 1) / (contracts.length - having.length + 1)),
			passages: passages / Math.max(1, having.length),
		}
	})
	const order = counted.map((_, index) => index).sort((a, b) => counted[a]!.prior - counted[b]!.prior)
	return counted.map((category, index) => ({ ...category, rank: order.indexOf(index) }))
}

function tableOf(rows: number, columns: number, fill: (row: number, into: Float32Array, at: number) => void): DenseTable {
	const values = new Float32Array(rows * columns)
	for (let row = 0; row < rows; row++) fill(row, values, row * columns)
	return { rows, columns, values }
}

/** A model of all rows, and what models of the other folds say of each row; with several seeds the mean of as many models. */
function stack(
	table: DenseTable,
	target: ArrayLike<number>,
	foldOf: (row: number) => number,
	options: BoostingOptions,
	seeds: readonly number[] = [1],
	weight?: ArrayLike<number>,
): { model: BoostedTrees; unseen: Float32Array } {
	const learns = (row: number) => !weight || weight[row]! > 0
	const train = (rows: Int32Array) => meanOfTrees(seeds.map((seed) => trainBoostedTrees(table, target, rows, { ...options, seed }, weight)))
	const unseen = new Float32Array(table.rows)
	for (let held = 0; held < foldCount; held++) {
		const model = train(rowsWhere(table.rows, (row) => foldOf(row) !== held && learns(row)))
		for (let row = 0; row < table.rows; row++) if (foldOf(row) === held) unseen[row] = rawScore(model, table.values, row * table.columns)
	}
	return { model: train(rowsWhere(table.rows, learns)), unseen }
}

function trainPassages(contracts: readonly MarkedContract[], tables: readonly CandidateTable[], fold: Uint8Array, width: number) {
	const first = new Int32Array(tables.length)
	let rows = 0
	for (const [contract, { candidates }] of tables.entries()) {
		first[contract] = rows
		rows += candidates.length
	}
	const columns = candidateColumns(width)
	const values = new Float32Array(rows * columns)
	const target = new Uint8Array(rows)
	const weight = new Float32Array(rows)
	const owner = new Int32Array(rows)
	/** The marked passages that each candidate matches, as numbers. */
	const fresh: number[][] = []
	const random = new Random(11)
	for (const [contract, { candidates, features }] of tables.entries()) {
		values.set(features, first[contract]! * columns)
		const { text, gold } = contracts[contract]!
		const words = new Map([...gold].map(([category, spans]) => [category, spans.map(({ start, end }) => wordSet(text.slice(start, end)))]))
		for (const [index, { category, start, end }] of candidates.entries()) {
			const row = first[contract]! + index
			owner[row] = contract
			const marked = words.get(category)
			const passage = text.slice(start, end)
			const own = marked && wordSet(passage)
			const matched =
				own === undefined
					? []
					: [...marked!.keys()].filter(
							(number) =>
								jaccard(marked![number]!, own) >= 0.5 ||
								(category === partiesCategory &&
									passage.includes(text.slice(gold.get(category)![number]!.start, gold.get(category)![number]!.end))),
						)
			fresh.push(matched)
			const matches = matched.length > 0
			target[row] = matches ? 1 : 0
			weight[row] = matches || values[row * columns]! > easy ? 1 : random.next() < easyShare ? 1 / easyShare : 0
		}
	}
	return {
		...stack({ rows, columns, values }, target, (row) => fold[owner[row]!]!, passageOptions, [1], weight),
		first,
		target,
		fresh,
		owner,
	}
}

const mostFresh = 4

/**
 * Trains what tells whether a candidate adds a marked passage to those that better candidates of its category match. A
 * candidate that only repeats such a passage is neither right nor wrong and is not learned from.
 */
function trainSettling(
	contracts: readonly MarkedContract[],
	tables: readonly CandidateTable[],
	rawOf: readonly Float32Array[],
	firstOf: (contract: number) => Float32Array,
	categories: readonly Category[],
	fold: Uint8Array,
	{ first, fresh, owner }: ReturnType<typeof trainPassages>,
) {
	const rows = owner.length
	const values = new Float32Array(rows * settlingColumns)
	const target = new Uint8Array(rows)
	const weight = new Float32Array(rows).fill(1)
	for (const [contract, { candidates }] of tables.entries()) {
		const { view, structure } = contracts[contract]!
		values.set(
			settlingFeatures(view.text, candidates, rawOf[contract]!, categories, firstOf(contract), structure.sentences.length),
			first[contract]! * settlingColumns,
		)
		const covered = new Map<number, Set<number>>()
		const order = candidates.map((_, index) => index).sort((a, b) => rawOf[contract]![b]! - rawOf[contract]![a]! || a - b)
		for (const index of order) {
			const row = first[contract]! + index
			const known = covered.get(candidates[index]!.category) ?? new Set<number>()
			const added = fresh[row]!.filter((number) => !known.has(number))
			target[row] = added.length > 0 ? 1 : 0
			weight[row] = fresh[row]!.length > 0 && added.length === 0 ? 0 : Math.min(mostFresh, Math.max(1, added.length))
			for (const number of added) known.add(number)
			covered.set(candidates[index]!.category, known)
		}
	}
	return stack({ rows, columns: settlingColumns, values }, target, (row) => fold[owner[row]!]!, settlingOptions, [1], weight)
}

function goldTexts({ text, gold }: MarkedContract, category: number): string[] {
	return (gold.get(category) ?? []).map(({ start, end }) => text.slice(start, end))
}

/** The candidates of each pair with their chances, and the text that a threshold lets through. */
function outputsOf(contracts: readonly MarkedContract[], tables: readonly CandidateTable[], rawOf: readonly Float32Array[], width: number) {
	const byPair = new Map<number, { start: number; end: number; score: number }[]>()
	for (const [contract, { candidates }] of tables.entries()) {
		for (const [index, { category, start, end }] of candidates.entries()) {
			const pair = contract * width + category
			const candidate = { start, end, score: logistic(rawOf[contract]![index]!) }
			const others = byPair.get(pair)
			if (others) others.push(candidate)
			else byPair.set(pair, [candidate])
		}
	}
	const candidates = (pair: number) => byPair.get(pair) ?? []
	return {
		candidates,
		at(pair: number, threshold: number): string {
			const own = candidates(pair)
			const best = own.reduce((most, { score }) => Math.max(most, score), 0)
			return joinedText(
				contracts[Math.floor(pair / width)]!.text,
				own.filter(({ score }) => score >= Math.min(threshold, best)),
			)
		},
	}
}

const offered = [0.6, 0.5, 0.4, 0.3, 0.24, 0.18, 0.14, 0.1, 0.07, 0.05, 0.035, 0.025]

function choosePassageThresholds(
	outputs: ReturnType<typeof outputsOf>,
	contracts: readonly MarkedContract[],
	width: number,
	isPresent: (pair: number) => boolean,
	counts: (contract: number) => boolean = () => true,
): number[] {
	let total = 0
	const choices = Array.from({ length: width }, (_, category): Choice[] => {
		const own = contracts.flatMap((contract, index) =>
			counts(index) && contract.gold.has(category) ? [{ contract, pair: index * width + category }] : [],
		)
		total += own.length
		return offered.map((threshold) => {
			let complete = 0
			let similar = 0
			for (const { contract, pair } of own) {
				const gold = goldTexts(contract, category)
				const output = isPresent(pair) ? outputs.at(pair, threshold) : ''
				if (output && gold.every((passage) => output.includes(passage.trim()))) complete++
				similar += jaccard(wordSet(gold.join(' ')), wordSet(output || 'No related clause.'))
			}
			return { threshold, complete, similar }
		})
	})
	return passageThresholds(choices, total, leastSimilarity)
}

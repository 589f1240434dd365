import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { type BoostedTrees, rawScore } from '#app/domain/review/clauses/classifier/boosted-trees.ts'
import { pointKinds } from '#app/domain/review/points/point-kinds.ts'
import { kindChances } from '#app/domain/review/points/point-topic.ts'
import type { PointModel } from '#app/domain/review/points/point-model.ts'
import { pointColumns, pointTable, type ScoredSentence, worthAsking } from '#app/domain/review/points/point-table.ts'
import { dealFolds, foldCount, rowsWhere } from '../clauses/folds.ts'
import { type BoostingOptions, type DenseTable, trainBoostedTrees } from '../learners/boosted-trees.ts'
import { type LinearModel, scoreOf, trainLinearSvm } from '../learners/linear-svm.ts'
import { trainLogistic } from '../learners/logistic.ts'
import { featureMatrix } from '../wording/feature-matrix.ts'
import { quantise, rounded } from '../wording/quantise.ts'
import { readMarkedPoints } from './marked-points.ts'
import { pointDocuments } from './point-documents.ts'
import { type PointRow, pointRows } from './point-rows.ts'
import { type PointScores, pointScores } from './point-scores.ts'
import { pointThresholds } from './point-thresholds.ts'

/** C of the support vector machines, for sentences that are no points and for points. */
const costs = { any: [0.5, 1], weighty: [0.3, 0.6], high: [0.3, 0.9], kind: [0.3, 1] } as const
/** Smaller weights are left out. */
const fewestSteps = { sentences: 5, kinds: 12 }
/** Each sentence is there once for each side, so a feature of two sentences is one of four rows. */
const fewestRows = 4
const trees: BoostingOptions = { trees: 100, rate: 0.06, leaves: 10, fewestInLeaf: 80 }

type Target = 'any' | 'weighty' | 'high'
const targets: readonly Target[] = ['any', 'weighty', 'high']

/** What finds points, before it is known which of them are worth a finding. */
export type PointFinder = Omit<PointModel, 'worth' | 'wrong'>

/** Finders that each saw no sentence of a fold of contracts. */
export interface UnseenFinders {
	finders: PointFinder[]
	/** The fold of a contract, which is the number of the finder that did not see it; by key. */
	foldOf: ReadonlyMap<string, number>
}

/**
 * Trains what finds the points of a lawyer on the contracts of `bench/points/marks.jsonl`: linear support vector
 * machines over the words of a sentence as the side reads them, and trees over their scores, for the chance; support
 * vector machines among points for the kind. Scores are of contracts that no part of the model had seen (five folds of
 * contracts). Deterministic.
 *
 * @param folder the data sets, see `shared/data/README.md`
 */
export function trainPoints(
	folder: string,
	models: ReviewModels,
	log: (line: string) => void,
): { model: PointFinder; unseen: UnseenFinders; scores: PointScores } {
	const texts = new Map([...pointDocuments(folder)].map(({ key, text }) => [key, text]))
	const marked = readMarkedPoints().filter(({ contract }) => texts.has(contract))
	const numbers = new Map([...new Set(marked.map(({ contract }) => contract))].map((contract, index) => [contract, index]))
	const rows = marked.flatMap((points, part) =>
		pointRows(texts.get(points.contract) ?? '', points, { contract: numbers.get(points.contract) ?? 0, part }, models),
	)
	const corpus = featureMatrix(
		rows.map(({ features }) => features),
		fewestRows,
	)
	log(
		`points: ${marked.length} parts of ${numbers.size} contracts, ${rows.length} sentences by side, ${rows.filter(({ mark }) => mark).length} points, ${corpus.features.length} features`,
	)

	const folds = dealFolds(numbers.size)
	const foldOf = (row: number) => folds[rows[row]?.contract ?? 0] ?? 0
	const positives = Object.fromEntries(
		targets.map((target) => [target, Uint8Array.from(rows, (row) => Number(isTarget(row, target)))]),
	) as Record<Target, Uint8Array>
	const kindMarks = pointKinds.map((kind) => Uint8Array.from(rows, ({ mark }) => Number(mark?.kind === kind)))
	const learn = (kept: (row: number) => boolean) => ({
		linear: targets.map((target) =>
			rounded(svm(corpus.matrix, rowsWhere(rows.length, kept), positives[target], costs[target]), fewestSteps.sentences),
		),
		kinds: kindMarks.map((marks) =>
			rounded(
				svm(
					corpus.matrix,
					rowsWhere(rows.length, (row) => kept(row) && rows[row]?.mark !== null),
					marks,
					costs.kind,
				),
				fewestSteps.kinds,
			),
		),
	})

	// What each sentence scores with models that saw no sentence of its contract.
	const parts: ReturnType<typeof learn>[] = []
	const unseen = rows.map(() => new Float64Array(targets.length + pointKinds.length))
	for (let fold = 0; fold < foldCount; fold++) {
		const { linear, kinds } = (parts[fold] = learn((row) => foldOf(row) !== fold))
		for (const row of rowsWhere(rows.length, (each) => foldOf(each) === fold)) {
			for (const [output, model] of [...linear, ...kinds].entries()) unseen[row]![output] = scoreOf(model, corpus.matrix, row)
		}
	}
	const table = tableOf(rows, unseen)
	const decideOn = (kept: (row: number) => boolean) =>
		Object.fromEntries(
			targets.map((target) => [target, trainBoostedTrees(table, positives[target], rowsWhere(rows.length, kept), trees)]),
		) as Record<Target, BoostedTrees>
	const chances = Object.fromEntries(targets.map((target) => [target, new Float64Array(rows.length)])) as Record<Target, Float64Array>
	const decisions: Record<Target, BoostedTrees>[] = []
	for (let fold = 0; fold < foldCount; fold++) {
		const own = (decisions[fold] = decideOn((row) => foldOf(row) !== fold))
		for (const target of targets) {
			for (const row of rowsWhere(rows.length, (each) => foldOf(each) === fold))
				chances[target][row] = rawScore(own[target], table.values, row * pointColumns)
		}
	}
	const kindScores = unseen.map((each) => each.subarray(targets.length))
	const kindOdds: ArrayLike<number>[] = rows.map(() => [])
	const weights: Float32Array[] = []
	for (let fold = 0; fold < foldCount; fold++) {
		const own = (weights[fold] = kindWeights(rows, kindScores, (row) => foldOf(row) !== fold))
		for (const row of rowsWhere(rows.length, (each) => foldOf(each) === fold)) kindOdds[row] = kindChances(own, kindScores[row]!)
	}
	const scores = pointScores(rows, chances, kindOdds)
	const { thresholds, shown } = pointThresholds(rows, chances.any, kindOdds)
	log(`points, as findings: ${shown}`)
	log(`points, cross-validated: ${JSON.stringify(scores)}`)

	const finder = (
		{ linear, kinds }: ReturnType<typeof learn>,
		decide: Record<Target, BoostedTrees>,
		kindWeights: Float32Array,
	): PointFinder => ({
		sentences: quantise(corpus.features, linear),
		kinds: quantise(corpus.features, kinds),
		...decide,
		kindWeights,
		thresholds,
	})
	return {
		model: finder(
			learn(() => true),
			decideOn(() => true),
			kindWeights(rows, kindScores, () => true),
		),
		unseen: {
			finders: parts.map((part, fold) => finder(part, decisions[fold]!, weights[fold]!)),
			foldOf: new Map([...numbers].map(([contract, number]) => [contract, folds[number] ?? 0])),
		},
		scores,
	}
}

function svm(
	matrix: Parameters<typeof trainLinearSvm>[0],
	rows: Int32Array,
	positive: Uint8Array,
	[cost, costOfPositive]: readonly [number, number],
): LinearModel {
	return trainLinearSvm(matrix, rows, positive, { cost, costOfPositive })
}

function isTarget({ mark }: PointRow, target: Target): boolean {
	return mark !== null && (target === 'any' || mark.severity === 'high' || (target === 'weighty' && mark.severity === 'medium'))
}

/** The weights of `kindChances`, from the scores that points had with models that did not see them. */
function kindWeights(rows: readonly PointRow[], scores: readonly ArrayLike<number>[], kept: (row: number) => boolean): Float32Array {
	const columns = pointKinds.length
	const learned = rows.flatMap(({ mark }, row) => {
		const kind = pointKinds.findIndex((each) => each === mark?.kind)
		return kind === -1 || !kept(row) ? [] : [{ kind, row }]
	})
	const values = new Float32Array(learned.length * columns)
	for (const [at, { row }] of learned.entries()) values.set(Array.from(scores[row]!), at * columns)
	const all = Int32Array.from(learned, (_, at) => at)
	const { weights } = trainLogistic(
		{ rows: learned.length, columns, values },
		learned.map(({ kind }) => kind),
		columns,
		all,
		{ penalty: 1, passes: 60 },
	)
	return Float32Array.from(weights)
}

/** The columns of `pointTable`, part by part and side by side as the product makes them. */
function tableOf(rows: readonly PointRow[], unseen: readonly Float64Array[]): DenseTable {
	const values = new Float32Array(rows.length * pointColumns)
	const parts = new Map<string, number[]>()
	for (const [row, { part, side }] of rows.entries()) {
		const own = parts.get(`${part} ${side}`)
		if (own) own.push(row)
		else parts.set(`${part} ${side}`, [row])
	}
	const places = new Map(rows.map(({ part, side, start }, row) => [`${part} ${side} ${start}`, row]))
	const scoresOf = (row: number) => ({ any: unseen[row]![0]!, weighty: unseen[row]![1]!, high: unseen[row]![2]! })
	for (const part of parts.values()) {
		const sentences = part.map((row): ScoredSentence => {
			const { part: number, side, start, end, features } = rows[row]!
			const twin = places.get(`${number} ${side === 'A' ? 'B' : 'A'} ${start}`)
			const own = scoresOf(row)
			const worthwhile = worthAsking(own)
			return {
				own,
				other: twin === undefined || !worthwhile ? null : scoresOf(twin),
				kinds: worthwhile ? unseen[row]!.subarray(targets.length) : null,
				length: end - start,
				features: features.length,
			}
		})
		const table = pointTable(sentences)
		for (const [at, row] of part.entries()) values.set(table.subarray(at * pointColumns, (at + 1) * pointColumns), row * pointColumns)
	}
	return { rows: rows.length, columns: pointColumns, values }
}

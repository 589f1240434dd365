import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { chanceOf, isWorthFinding, mayBeFinding, type WorthModel } from '#app/domain/review/points/point-worth.ts'
import { createPointReader } from '#app/domain/review/points/read-points.ts'
import { type WorthFeatures, worthReader } from '#app/domain/review/points/worth-features.ts'
import { readContract } from '#app/domain/review/read-contract.ts'
import { partyCalled } from '#app/domain/review/sides/party-called.ts'
import { plainDocument } from '../clauses/plain-document.ts'
import { trainLogistic } from '../learners/logistic.ts'
import { type JudgedPoint, readJudgedPoints } from './marked-points.ts'
import { pointDocuments } from './point-documents.ts'
import type { UnseenFinders } from './train-points.ts'

/** How well the worth of a point is told in contracts that the model had not seen; every share is 0 to 1. */
export interface WorthScores {
	/** Points that lawyers judged, and the share of them that they called right. */
	judged: number
	right: number
	/** Areas under the curve: the chance that a right one scores above another, and that a wrong one does for being wrong. */
	auc: number
	auc_wrong: number
	/** Of the judged ones as many are worth a finding, and of these so many are right and wrong. */
	sure: number
	sure_right: number
	sure_wrong: number
}

interface JudgedRow {
	features: WorthFeatures
	mark: JudgedPoint['mark']
	fold: number
}

/** Names that are rarer tell nothing. */
const fewestRows = 8
/** Weights of a logistic regression with two classes are opposite, so each is penalised twice. */
const penalty = 12
/** Stands in while worth is not learned yet. */
const noWorth: WorthModel = { weights: new Map(), bias: 0 }

/**
 * Learns which points are worth a finding from what lawyers called findings about them: an L2-penalised logistic
 * regression over `worthReader`. Each contract is read with the finder that had not seen it, as a new contract will be.
 *
 * @param folder the data sets, see `shared/data/README.md`
 */
export function trainWorth(
	folder: string,
	models: ReviewModels,
	unseen: UnseenFinders,
	log: (line: string) => void,
): { worth: WorthModel; wrong: WorthModel; scores: WorthScores } {
	const rows = judgedRows(folder, models, unseen)
	const scores = rowScores(rows)
	log(`worth of points: ${JSON.stringify(scores)}`)
	return { worth: learn(rows, 'right'), wrong: learn(rows, 'wrong'), scores }
}

function judgedRows(folder: string, models: ReviewModels, { finders, foldOf }: UnseenFinders): JudgedRow[] {
	const readers = finders.map((finder) => createPointReader({ ...finder, worth: noWorth, wrong: noWorth }))
	const judged = new Map<string, JudgedPoint[]>()
	for (const point of readJudgedPoints()) judged.set(point.contract, [...(judged.get(point.contract) ?? []), point])
	const rows: JudgedRow[] = []
	for (const { key, text } of pointDocuments(folder)) {
		const own = judged.get(key)
		const fold = foldOf.get(key)
		const readPoints = fold === undefined ? undefined : readers[fold]
		if (!own || fold === undefined || !readPoints) continue
		for (const side of new Set(own.map((each) => each.side))) {
			const { view, structure, parties, predications, documentType, pointsFor } = readContract(
				plainDocument(text),
				{ ...models, readPoints },
				undefined,
				side,
			)
			const party = partyCalled(parties, side)
			if (!party) continue
			const points = pointsFor(party)
			const featuresOf = worthReader({ text: view.text, structure, parties, predications, documentType }, party, points)
			for (const { start, kind, mark } of own.filter((each) => each.side === side)) {
				const point = points.find((each) => each.start === start)
				if (point && point.kind === kind && mayBeFinding(point)) rows.push({ features: featuresOf(point), mark, fold })
			}
		}
	}
	return rows
}

function learn(rows: readonly JudgedRow[], called: JudgedPoint['mark']): WorthModel {
	const counts = new Map<string, number>()
	for (const { features } of rows) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1)
	const names = [...counts]
		.filter(([, count]) => count >= fewestRows)
		.map(([name]) => name)
		.sort()
	const columns = names.length
	const values = new Float32Array(rows.length * columns)
	for (const [row, { features }] of rows.entries())
		for (const [column, name] of names.entries()) values[row * columns + column] = features.get(name) ?? 0
	const { weights } = trainLogistic(
		{ rows: rows.length, columns, values },
		rows.map(({ mark }) => Number(mark === called)),
		2,
		Int32Array.from(rows, (_, row) => row),
		{ penalty },
	)
	const weightAt = (column: number) => Math.fround(weights[columns + 1 + column]! - weights[column]!)
	return { weights: new Map(names.map((name, column) => [name, weightAt(column)])), bias: weightAt(columns) }
}

function rowScores(rows: readonly JudgedRow[]): WorthScores {
	const folds = [...new Set(rows.map(({ fold }) => fold))]
	const scored = folds.flatMap((fold) => {
		const unseen = rows.filter((row) => row.fold !== fold)
		const [right, wrong] = [learn(unseen, 'right'), learn(unseen, 'wrong')]
		return rows
			.filter((row) => row.fold === fold)
			.map(({ features, mark }) => ({ worth: chanceOf(right, features), wrong: chanceOf(wrong, features), mark }))
	})
	const sure = scored.filter(isWorthFinding)
	const share = (called: JudgedPoint['mark'], of: typeof scored) => of.filter(({ mark }) => mark === called).length / of.length
	return {
		judged: rows.length,
		right: share('right', scored),
		auc: areaUnderCurve(scored.map(({ worth, mark }) => ({ score: worth, hit: mark === 'right' }))),
		auc_wrong: areaUnderCurve(scored.map(({ wrong, mark }) => ({ score: wrong, hit: mark === 'wrong' }))),
		sure: sure.length,
		sure_right: share('right', sure),
		sure_wrong: share('wrong', sure),
	}
}

function areaUnderCurve(scored: readonly { score: number; hit: boolean }[]): number {
	const sorted = [...scored].sort((a, b) => a.score - b.score)
	const hits = sorted.filter(({ hit }) => hit).length
	const ranks = sorted.reduce((sum, { hit }, at) => (hit ? sum + at + 1 : sum), 0)
	return (ranks - (hits * (hits + 1)) / 2) / (hits * (sorted.length - hits))
}

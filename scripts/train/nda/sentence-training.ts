import type { SentenceEvidence } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import { unlearned } from '#app/domain/review/clauses/nda-questions/sentence-evidence.ts'
import { rowsWhere } from '../clauses/folds.ts'
import { type LinearModel, scoreOf, trainLinearSvm } from '../learners/linear-svm.ts'
import { type Calibration, calibrate } from '../learners/platt.ts'
import type { SparseMatrix } from '../learners/sparse-matrix.ts'
import { rounded } from '../wording/quantise.ts'
import type { MarkedNda } from './marked-ndas.ts'

/** A document's part of the rows of all sentences. */
export interface NdaCorpus {
	documents: readonly MarkedNda[]
	/** Where the sentences of each document begin; one longer than there are documents. */
	firstRow: Int32Array
	matrix: SparseMatrix
	/** The fold of each sentence. */
	fold: Uint8Array
}

export interface TrainedSentences {
	models: LinearModel[]
	calibrations: Calibration[]
	direction: Int8Array
	contradiction: Int8Array
	/** Of each document, by models that had not seen it. */
	unseen: SentenceEvidence[]
}

/** Agreements are few: with ten folds the stages learn from nearly what the product's models will say. */
export const ndaFolds = 10

const cost = 0.5
/** Smaller weights are left out: evidence mAP .718 with all of them, .718 from 3 steps on, .713 from 6, .708 from 9. */
const fewestSteps = 5
/** Direction has fewer examples, and more noise to leave out. */
const fewestStepsOfDirection = 8
/** With fewer documents that contradict a hypothesis nothing is learned of how they do. */
const fewestContradictions = 6

/** Trains what finds evidence for each hypothesis, and what tells contradiction from entailment. */
export function trainNdaSentences(corpus: NdaCorpus): TrainedSentences {
	const { documents, matrix } = corpus
	const everything = rowsWhere(matrix.rows, () => true)
	const models: LinearModel[] = []
	const evidence: Float64Array[] = []
	const calibrations: Calibration[] = []
	for (const hypothesis of ndaHypotheses.keys()) {
		const marks = markRows(corpus, hypothesis, () => true)
		const scores = learn(corpus, everything, marks, cost, cost, fewestSteps, models)
		const calibration = calibrate(scores, marks)
		calibrations.push(calibration)
		evidence.push(scores.map((score) => calibration.slope * score + calibration.intercept))
	}
	const direction = new Int8Array(ndaHypotheses.length).fill(-1)
	const contradiction = new Int8Array(ndaHypotheses.length).fill(-1)
	const directions: Float64Array[] = ndaHypotheses.map(() => new Float64Array(matrix.rows).fill(unlearned.direction))
	const contradictions: Float64Array[] = ndaHypotheses.map(() => new Float64Array(matrix.rows).fill(unlearned.contradiction))
	for (const hypothesis of ndaHypotheses.keys()) {
		if (documents.filter(({ answers }) => answers[hypothesis] === 1).length < fewestContradictions) continue
		const against = markRows(corpus, hypothesis, ({ answers }) => answers[hypothesis] === 1)
		const marks = markRows(corpus, hypothesis, () => true)
		const evidenceRows = rowsWhere(matrix.rows, (row) => marks[row] === 1)
		const share = evidenceRows.filter((row) => against[row] === 1).length / evidenceRows.length
		// Both directions weigh the same, however rare one is.
		direction[hypothesis] = models.length
		directions[hypothesis] = learn(
			corpus,
			evidenceRows,
			against,
			cost / (2 * (1 - share)),
			cost / (2 * share),
			fewestStepsOfDirection,
			models,
		)
		contradiction[hypothesis] = models.length
		contradictions[hypothesis] = learn(corpus, everything, against, cost, 2 * cost, fewestStepsOfDirection, models)
	}
	return {
		models,
		calibrations,
		direction,
		contradiction,
		unseen: documents.map((_, document) => part(corpus, document, evidence, directions, contradictions)),
	}
}

/** Adds the model of all rows to `models`; gives each sentence's score by a model that had not seen its fold. */
function learn(
	{ matrix, fold }: NdaCorpus,
	rows: Int32Array,
	marks: Uint8Array,
	costOfOthers: number,
	costOfPositive: number,
	fewest: number,
	models: LinearModel[],
): Float64Array {
	const options = { cost: costOfOthers, costOfPositive }
	const scores = new Float64Array(matrix.rows)
	for (let held = 0; held < ndaFolds; held++) {
		const model = rounded(
			trainLinearSvm(
				matrix,
				rows.filter((row) => fold[row] !== held),
				marks,
				options,
			),
			fewest,
		)
		for (let row = 0; row < matrix.rows; row++) if (fold[row] === held) scores[row] = scoreOf(model, matrix, row)
	}
	models.push(rounded(trainLinearSvm(matrix, rows, marks, options), fewest))
	return scores
}

function markRows({ documents, firstRow, matrix }: NdaCorpus, hypothesis: number, counts: (document: MarkedNda) => boolean): Uint8Array {
	const marks = new Uint8Array(matrix.rows)
	for (const [index, document] of documents.entries())
		if (counts(document)) for (const sentence of document.evidence[hypothesis] ?? []) marks[(firstRow[index] ?? 0) + sentence] = 1
	return marks
}

function part(
	{ firstRow }: NdaCorpus,
	document: number,
	evidence: readonly Float64Array[],
	directions: readonly Float64Array[],
	contradictions: readonly Float64Array[],
): SentenceEvidence {
	const from = firstRow[document] ?? 0
	const size = (firstRow[document + 1] ?? from) - from
	const table = (scores: readonly Float64Array[]) =>
		Float32Array.from({ length: size * scores.length }, (_, at) => scores[at % scores.length]?.[from + Math.floor(at / scores.length)] ?? 0)
	return { evidence: table(evidence), direction: table(directions), contradiction: table(contradictions) }
}

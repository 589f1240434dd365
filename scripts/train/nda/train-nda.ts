import { join } from 'node:path'
import { documentColumns, documentFeatures } from '#app/domain/review/clauses/nda-questions/document-features.ts'
import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { NdaModel } from '#app/domain/review/clauses/nda-questions/nda-model.ts'
import { answerChances, chooseAnswer } from '#app/domain/review/clauses/nda-questions/nda-questions.ts'
import { addNdaSentence, createNdaSentenceReader } from '#app/domain/review/clauses/nda-questions/sentence-evidence.ts'
import { FeatureSet } from '#app/domain/review/clauses/wording/feature-set.ts'
import type { SentenceReading } from '#app/domain/review/clauses/wording/sentence-reading.ts'
import { type NdaPair, ndaScores } from '../../score/contractnli.ts'
import { dealFolds, foldCount, rowsWhere } from '../clauses/folds.ts'
import { featureMatrix } from '../wording/feature-matrix.ts'
import { quantise } from '../wording/quantise.ts'
import { trainAnswer } from './answer-training.ts'
import { readContractNli } from './contractnli-file.ts'
import { type MarkedNda, partialNdas, wholeNdas } from './marked-ndas.ts'
import { type TrainedSentences, trainNdaSentences } from './sentence-training.ts'

const fewestSteps = 3
/** A document of which only evidence is known counts for less: the product reads whole ones. */
const weightOfPartial = 0.6
/** Where contradictions are rare, F1 asks to call one at a lower chance; where they are common, from the likeliest on. */
const rareContradictions = 40
const chanceWhereRare = 0.1
const chanceWhereCommon = 0.42

/**
 * Trains what answers the questions about confidentiality agreements, on `contractnli_train.json.gz` and
 * `contractnli_dev.json.gz` of a folder. The second stage learns from what the first made of documents it had not seen
 * (five folds of documents). Logs the cross-validated scores on the documents with full text. Deterministic.
 */
export function trainNda(folder: string, log: (line: string) => void): NdaModel {
	const train = readContractNli(join(folder, 'contractnli_train.json.gz'))
	const dev = readContractNli(join(folder, 'contractnli_dev.json.gz'))
	const documents = [...wholeNdas(train), ...wholeNdas(dev), ...partialNdas(train)]
	const read = createNdaSentenceReader()
	const readings = documents.map(({ sentences }) => sentences.map((sentence) => read(sentence)))
	const firstRow = Int32Array.from([0, ...readings.map(({ length }) => length)])
	for (let index = 1; index < firstRow.length; index++) firstRow[index]! += firstRow[index - 1]!
	const features = new FeatureSet()
	const corpus = featureMatrix(
		documents.flatMap(({ leads }, index) =>
			(readings[index] ?? []).map((reading, sentence) => {
				addNdaSentence(features, reading, readings[index]?.[leads[sentence] ?? -1])
				return features.list().slice()
			}),
		),
	)
	log(`confidentiality agreements: ${documents.length}, ${corpus.matrix.rows} sentences, ${corpus.matrix.columns} features`)

	const folds = dealFolds(documents.length)
	const fold = Uint8Array.from(documents.flatMap(({ sentences }, index) => sentences.map(() => folds[index] ?? 0)))
	const sentences = trainNdaSentences({ documents, firstRow, matrix: corpus.matrix, fold })
	log('confidentiality agreements: sentences done')
	const contradicted = Float32Array.from(ndaHypotheses, (_, hypothesis) => (documents.filter(({ answers }) => answers[hypothesis] === 1).length < rareContradictions ? chanceWhereRare : chanceWhereCommon))
	const answers = trainAnswers(documents, readings, sentences, folds, contradicted, log)
	return {
		sentences: quantise(corpus.features, sentences.models, fewestSteps),
		slope: Float32Array.from(sentences.calibrations, ({ slope }) => slope),
		intercept: Float32Array.from(sentences.calibrations, ({ intercept }) => intercept),
		direction: sentences.direction,
		contradiction: sentences.contradiction,
		answers,
		contradicted,
	}
}

function trainAnswers(documents: readonly MarkedNda[], readings: readonly SentenceReading[][], { unseen }: TrainedSentences, folds: Uint8Array, contradicted: Float32Array, log: (line: string) => void): Float32Array {
	const answers: number[] = []
	const pairs: NdaPair[] = []
	const weight = documents.map(({ whole }) => (whole ? 1 : weightOfPartial))
	for (const hypothesis of ndaHypotheses.keys()) {
		const values = new Float32Array(documents.length * documentColumns)
		for (const [index, { leads }] of documents.entries()) documentFeatures(readings[index] ?? [], leads, unseen[index]!, hypothesis, values.subarray(index * documentColumns))
		const table = { rows: documents.length, columns: documentColumns, values }
		const marked = documents.map((document) => document.answers[hypothesis] ?? 2)
		for (let part = 0; part < foldCount; part++) {
			const model = Float32Array.from(trainAnswer(table, marked, rowsWhere(documents.length, (row) => folds[row] !== part), weight))
			for (const [index, document] of documents.entries()) {
				if (folds[index] !== part || !document.whole) continue
				const chances = answerChances(model, 0, values.subarray(index * documentColumns))
				const scores = document.sentences.map((_, sentence) => ({ marked: document.evidence[hypothesis]?.has(sentence) ?? false, score: unseen[index]?.evidence[sentence * ndaHypotheses.length + hypothesis] ?? 0 }))
				pairs.push({ hypothesis, marked: marked[index] ?? 2, found: chooseAnswer(chances, contradicted[hypothesis] ?? 1), sentences: scores })
			}
		}
		for (const value of trainAnswer(table, marked, rowsWhere(documents.length, () => true), weight)) answers.push(value)
	}
	const scores = ndaScores(pairs)
	log(`confidentiality agreements, cross-validated: accuracy ${scores.accuracy.toFixed(3)}, F1 contradiction ${scores.f1_contradiction.toFixed(3)}, F1 entailment ${scores.f1_entailment.toFixed(3)}, evidence mAP ${scores.evidence_map.toFixed(3)}`)
	return Float32Array.from(answers)
}

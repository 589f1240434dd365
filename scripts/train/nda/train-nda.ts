import { join } from 'node:path'
import { ndaHypotheses } from '#app/domain/review/clauses/nda-questions/hypotheses.ts'
import type { NdaModel } from '#app/domain/review/clauses/nda-questions/nda-model.ts'
import { addNdaSentence, createNdaSentenceReader } from '#app/domain/review/clauses/nda-questions/sentence-evidence.ts'
import { FeatureSet } from '#app/domain/review/clauses/wording/feature-set.ts'
import { type NdaPair, type NdaScores, ndaScores } from '../../score/contractnli.ts'
import { dealFolds } from '../clauses/folds.ts'
import { featureMatrix } from '../wording/feature-matrix.ts'
import { quantise } from '../wording/quantise.ts'
import { trainAnswers } from './answer-training.ts'
import { readContractNli } from './contractnli-file.ts'
import { partialNdas, wholeNdas } from './marked-ndas.ts'
import { trainRanking } from './ranking-training.ts'
import { ndaFolds, trainNdaSentences } from './sentence-training.ts'

/** Where an answer is rare, F1 asks to give it at a lower chance; where contradictions are common, near the likeliest. */
const rare = 40
const entailedWhereRare = 0.25
const contradictedWhereRare = 0.1
const contradictedWhereCommon = 0.42
const never = 2

/**
 * Trains what answers the questions about confidentiality agreements, on `contractnli_train.json.gz` and
 * `contractnli_dev.json.gz` of a folder. The later stages learn from what the first made of documents it had not seen
 * (ten folds of documents), and so do the scores, on the documents with full text. Deterministic.
 */
export function trainNda(folder: string, log: (line: string) => void): { model: NdaModel; scores: NdaScores } {
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

	const folds = dealFolds(documents.length, ndaFolds)
	const fold = Uint8Array.from(documents.flatMap(({ sentences }, index) => sentences.map(() => folds[index] ?? 0)))
	const { models, calibrations, direction, contradiction, unseen } = trainNdaSentences({ documents, firstRow, matrix: corpus.matrix, fold })
	log('confidentiality agreements: sentences done')
	const judged = documents.map((document, index) => ({
		document,
		readings: readings[index] ?? [],
		scored: unseen[index]!,
		fold: folds[index] ?? 0,
	}))
	const ranking = trainRanking(judged)
	const isRare = (answer: number, hypothesis: number) => documents.filter(({ answers }) => answers[hypothesis] === answer).length < rare
	const thresholds = {
		entailed: Float32Array.from(ndaHypotheses, (_, hypothesis) => (isRare(0, hypothesis) ? entailedWhereRare : never)),
		contradicted: Float32Array.from(ndaHypotheses, (_, hypothesis) =>
			isRare(1, hypothesis) ? contradictedWhereRare : contradictedWhereCommon,
		),
	}
	const answers = trainAnswers(judged, thresholds)

	const pairs: NdaPair[] = documents.flatMap(({ whole, answers: marked, evidence, sentences }, index) =>
		whole
			? ndaHypotheses.map((_, hypothesis) => ({
					hypothesis,
					marked: marked[hypothesis] ?? 2,
					found: answers.unseen[index]?.[hypothesis] ?? 2,
					sentences: sentences.map((_, sentence) => ({
						marked: evidence[hypothesis]?.has(sentence) ?? false,
						score: ranking.unseen[index]?.[hypothesis]?.[sentence] ?? 0,
					})),
				}))
			: [],
	)
	const scores = ndaScores(pairs)
	log(
		`confidentiality agreements, cross-validated: ${Object.entries(scores)
			.map(([name, value]) => `${name} ${value.toFixed(3)}`)
			.join(', ')}`,
	)
	const model: NdaModel = {
		sentences: quantise(corpus.features, models),
		slope: Float32Array.from(calibrations, ({ slope }) => slope),
		intercept: Float32Array.from(calibrations, ({ intercept }) => intercept),
		direction,
		contradiction,
		ranking: ranking.trees,
		answers: answers.weights,
		...thresholds,
	}
	return { model, scores }
}

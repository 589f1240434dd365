import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { ByteReader } from './classifier/byte-reader.ts'
import { decodeClauseModel } from './classifier/decode-clause-model.ts'
import { createClauseReader } from './classifier/read-clauses.ts'
import { decodeNdaModel } from './nda-questions/nda-model.ts'
import { createNdaReader } from './nda-questions/nda-questions.ts'
import { decodePointModel } from '../points/point-model.ts'
import { createPointReader } from '../points/read-points.ts'
import type { ReviewModels } from './review-models.ts'
import { decodeUnfairTermsModel } from './unfair-terms/unfair-terms-model.ts'
import { createUnfairTermsReader } from './unfair-terms/unfair-terms.ts'

/** A file that `npm run train` writes, and the file with its SHA-256. */
export interface TrainedFile {
	model: string
	checksum: string
}

/** Clause labels, NDA questions and unfair terms. */
export const reviewModelFile = trainedFile('review-model')
/** The points that a lawyer raises. */
export const pointModelFile = trainedFile('point-model')

function trainedFile(name: string): TrainedFile {
	return { model: join(projectRoot, `models/${name}.bin.gz`), checksum: join(projectRoot, `models/${name}.sha256`) }
}

let loaded: ReviewModels | undefined

/**
 * The trained models, read once for each process.
 *
 * @throws Error when a file is missing or has another checksum: another model would give another review
 */
export function loadReviewModels(): ReviewModels {
	return (loaded ??= read())
}

function read(): ReviewModels {
	return { ...loadModelsBeforePoints(), readPoints: createPointReader(decodePointModel(verified(pointModelFile).bytes)) }
}

/** The models without the one that finds points: with these, the training of that one reads contracts. */
export function loadModelsBeforePoints(): ReviewModels {
	const { bytes, checksum } = verified(reviewModelFile)
	const parts = new ByteReader(bytes)
	const readClauses = createClauseReader(decodeClauseModel(parts.block()))
	const answerNda = createNdaReader(decodeNdaModel(parts.block()))
	const findUnfair = createUnfairTermsReader(decodeUnfairTermsModel(parts.block()))
	return {
		checksum,
		readClauses,
		answerNdaQuestions: (document, { sentences }) => answerNda(document, sentences),
		findUnfairTerms: (document, { sentences }) => findUnfair(document, sentences),
		readPoints: () => () => [],
	}
}

function verified(file: TrainedFile): { bytes: Uint8Array; checksum: string } {
	const packed = readFileSync(file.model)
	const checksum = createHash('sha256').update(packed).digest('hex')
	if (readFileSync(file.checksum, 'utf8').trim() !== checksum)
		throw new Error(`${file.model} is damaged: its SHA-256 is not the one in ${file.checksum}. Fetch both again, or run npm run train.`)
	return { bytes: gunzipSync(packed), checksum }
}

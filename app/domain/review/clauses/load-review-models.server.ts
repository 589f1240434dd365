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
import type { ReviewModels } from './review-models.ts'
import { decodeUnfairTermsModel } from './unfair-terms/unfair-terms-model.ts'
import { createUnfairTermsReader } from './unfair-terms/unfair-terms.ts'

/** The one file that `npm run train` writes, and the file with its SHA-256. */
export const modelFile = join(projectRoot, 'models/review-model.bin.gz')
export const checksumFile = join(projectRoot, 'models/review-model.sha256')

let loaded: ReviewModels | undefined

/**
 * The trained models, read once for each process.
 *
 * @throws Error when the file is missing or is not the one that was trained: a review with another model would be another review
 */
export function loadReviewModels(): ReviewModels {
	return (loaded ??= read())
}

function read(): ReviewModels {
	const file = readFileSync(modelFile)
	const checksum = createHash('sha256').update(file).digest('hex')
	if (readFileSync(checksumFile, 'utf8').trim() !== checksum) throw new Error(`${modelFile} is damaged: its SHA-256 is not the one in ${checksumFile}. Fetch both again, or run npm run train.`)
	const parts = new ByteReader(gunzipSync(file))
	const readClauses = createClauseReader(decodeClauseModel(parts.block()))
	const answerNda = createNdaReader(decodeNdaModel(parts.block()))
	const findUnfair = createUnfairTermsReader(decodeUnfairTermsModel(parts.block()))
	return {
		checksum,
		readClauses,
		answerNdaQuestions: (document, { sentences }) => answerNda(document, sentences),
		findUnfairTerms: (document, { sentences }) => findUnfair(document, sentences),
	}
}

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
	loadModelsBeforePoints,
	pointModelFile,
	reviewModelFile,
	type TrainedFile,
} from '#app/domain/review/clauses/load-review-models.server.ts'
import { decodePointModel } from '#app/domain/review/points/point-model.ts'
import { createPointReader } from '#app/domain/review/points/read-points.ts'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'
import { ByteWriter } from './byte-writer.ts'
import { encodeClauseModel } from './clauses/encode-clause-model.ts'
import { readCuad } from './clauses/cuad.ts'
import { trainClauses } from './clauses/train-clauses.ts'
import { writeModelCard } from './model-card.ts'
import { encodeNdaModel } from './nda/encode-nda.ts'
import { trainNda } from './nda/train-nda.ts'
import { encodePointModel } from './points/encode-point-model.ts'
import { heldBackScores } from './points/held-back.ts'
import { trainPoints } from './points/train-points.ts'
import { trainWorth } from './points/train-worth.ts'
import { encodeUnfairTermsModel } from './unfair-terms/encode-unfair-terms.ts'
import { trainUnfairTerms } from './unfair-terms/train-unfair-terms.ts'

// npm run train [-- points]: learns every model of the review engine from the labelled contracts in TRAIN_DATA, or the
// model of points alone; writes each file with its checksum, and the model card with the cross-validated scores. The same
// data give the same bytes.

const largestFile = 2 * 1024 * 1024

const data = process.env.TRAIN_DATA || join(projectRoot, '../shared/data')
const log = (line: string) => console.log(line)
const pointsOnly = process.argv.includes('points')

log(`Training on the data in ${data}; about ${pointsOnly ? 'a quarter of an hour' : 'half an hour'}.`)
if (!pointsOnly) {
	const clauses = trainClauses(readCuad(join(data, 'cuad_train.json.gz')), log)
	const nda = trainNda(data, log)
	const unfairTerms = trainUnfairTerms(data, log)
	const bytes = new ByteWriter()
		.block(encodeClauseModel(clauses.model))
		.block(encodeNdaModel(nda.model))
		.block(encodeUnfairTermsModel(unfairTerms.model))
		.finish()
	writeModelCard({ ...write(reviewModelFile, bytes), clauses: clauses.scores, nda: nda.scores, unfairTerms: unfairTerms.scores })
}
const points = trainPoints(data, loadModelsBeforePoints(), log)
const { worth, wrong, scores: worthScores } = trainWorth(data, loadModelsBeforePoints(), points.unseen, log)
const pointBytes = encodePointModel({ ...points.model, worth, wrong })
const heldBack = heldBackScores({ ...loadModelsBeforePoints(), readPoints: createPointReader(decodePointModel(pointBytes)) })
log(`points, by another writer: ${JSON.stringify(heldBack)}`)
writeModelCard({ points: { ...write(pointModelFile, pointBytes), scores: points.scores, worth: worthScores, heldBack } })

function write({ model, checksum: checksumFile }: TrainedFile, content: Uint8Array): { checksum: string; bytes: number } {
	const file = gzipSync(content, { level: 9 })
	if (file.length > largestFile) throw new Error(`The model takes ${file.length} bytes; at most ${largestFile} are kept in the repository.`)
	const checksum = createHash('sha256').update(file).digest('hex')
	mkdirSync(dirname(model), { recursive: true })
	writeFileSync(model, file)
	writeFileSync(checksumFile, `${checksum}\n`)
	log(`Wrote ${model}: ${file.length} bytes, SHA-256 ${checksum}`)
	return { checksum, bytes: file.length }
}

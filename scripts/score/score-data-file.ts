import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { ByteReader } from '#app/domain/review/clauses/classifier/byte-reader.ts'
import { loadReviewModels, reviewModelFile } from '#app/domain/review/clauses/load-review-models.server.ts'
import { decodeNdaModel } from '#app/domain/review/clauses/nda-questions/nda-model.ts'
import { createNdaJudge } from '#app/domain/review/clauses/nda-questions/nda-questions.ts'
import { readCuad } from '../train/clauses/cuad.ts'
import { readContractNli } from '../train/nda/contractnli-file.ts'
import { readUnfairTerms } from '../train/unfair-terms/unfair-terms-data.ts'
import { scoreNda } from './contractnli.ts'
import type { DataFile } from './data-files.ts'
import { scoreCuad } from './score-cuad.ts'
import type { FileScores } from './scores.ts'
import { scoreUnfairTerms } from './unfair-tos.ts'

/**
 * Scores the product's models on one file of a data set.
 *
 * @throws Error when the file is not gzipped JSON of its data set.
 */
export function scoreDataFile({ dataSet, path }: DataFile): FileScores {
	const models = loadReviewModels()
	if (dataSet === 'cuad') return scoreCuad(readCuad(path), models.readClauses)
	if (dataSet === 'unfair_tos')
		return scoreUnfairTerms(readUnfairTerms(path), (document, spans) => models.findUnfairTerms(document, sentencesOf(document, spans)))
	return scoreNda(
		readContractNli(path),
		(document, spans) => models.answerNdaQuestions(document, sentencesOf(document, spans)),
		createNdaJudge(ndaModel()),
	)
}

/** The spans that a data set gives, as sentences. */
function sentencesOf({ text }: { text: string }, spans: readonly Span[]) {
	return { sentences: spans.map(({ start, end }) => ({ start, end, text: text.slice(start, end), clauseId: null })) }
}

/** The NDA model by itself, the second block of the file: the product's reader shows the best evidence only, its average precision asks for all. */
function ndaModel() {
	const parts = new ByteReader(gunzipSync(readFileSync(reviewModelFile.model)))
	parts.block()
	return decodeNdaModel(parts.block())
}

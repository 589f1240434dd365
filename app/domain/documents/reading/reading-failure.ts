import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'

/** Why a version has no text. */
export type ReadingFailure = ExtractionFailure | 'file_missing' | 'unexpected'

const otherReasons: Record<Exclude<ReadingFailure, ExtractionFailure>, string> = {
	file_missing: accessSentences.file_missing,
	unexpected: 'Something went wrong on our side while it was read. We have been told.',
}

/** Why a version's text could not be read, in sentences. */
export function readingFailureSentence(failure: string): string {
	const sentences: Record<string, string | undefined> = { ...extractionAdvice, ...otherReasons }
	return `The text of this file could not be read. ${sentences[failure] ?? otherReasons.unexpected}`
}

import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'

/** Why a round could not be judged: the returned file is no Word file, the sent one is missing, or one of them is unreadable. */
export type RoundFailure = ExtractionFailure | 'not_word' | 'sent_file_missing'

/** Failures that depend on the moment rather than the files, such as a busy machine. */
export const mayBeTriedAgain = ['too_slow'] as const satisfies RoundFailure[]

/** The advice on a failure for people: what happened and what to do. */
export function roundFailureAdvice(failure: RoundFailure): string {
	switch (failure) {
		case 'not_word':
			return (
				'The returned file is a PDF, so it can’t be compared with the Word file. Ask for the Word file. The PDF’s review is in its ' +
				'report.'
			)
		case 'sent_file_missing':
			return 'The file you sent is no longer in storage, so there is nothing to compare with.'
		case 'too_slow':
			return (
				'Comparing the two files took too long and was stopped twice. Try again. If that does not help, save the returned file ' +
				'again in Word and upload it.'
			)
		default:
			return extractionAdvice[failure]
	}
}

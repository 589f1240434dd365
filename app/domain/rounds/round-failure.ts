import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'

/** Why a round could not be judged: the returned file is no Word file, the sent one is gone, or one of the two can't be read. */
export type RoundFailure = ExtractionFailure | 'not_word' | 'sent_file_missing'

/** Failures that say more about the moment than about the files: a busy machine, most of all. */
export const mayBeTriedAgain = ['too_slow'] as const satisfies RoundFailure[]

/** What a person is told about it, and what to do. */
export function roundFailureAdvice(failure: RoundFailure): string {
	switch (failure) {
		case 'not_word':
			return (
				'The file that came back is a PDF, so it can’t be held against the Word file word by word. Ask for the Word file; the review of ' +
				'the PDF stands in its report.'
			)
		case 'sent_file_missing':
			return 'The file that you sent is not in the storage any more, so there is nothing to compare with.'
		case 'too_slow':
			return (
				'Comparing the two files was stopped twice, since it took too long. Try it again; if that does not help, save the returned file ' +
				'again in Word and upload that.'
			)
		default:
			return extractionAdvice[failure]
	}
}

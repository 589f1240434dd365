import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'

/** Why a review ended without a report. */
export type ReviewFailure = ExtractionFailure | 'file_missing' | 'engine_too_slow' | 'unexpected'

/** The message for each: what happened, and what to do now. */
export const failureAdvice: Record<ReviewFailure, string> = {
	...extractionAdvice,
	file_missing: 'The file of this document is no longer in our storage. Upload it again.',
	engine_too_slow: 'Reviewing this document took too long and was stopped. Split it, and upload the part that is to be signed.',
	unexpected: 'Something went wrong on our side while this document was reviewed. Your file is safe. Please try again.',
}

/** The advice for a reason as the database keeps it; an unknown one counts as unexpected. */
export function adviceFor(failure: string | null): string {
	return failure !== null && Object.hasOwn(failureAdvice, failure) ? failureAdvice[failure as ReviewFailure] : failureAdvice.unexpected
}

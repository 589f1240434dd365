import { apiError } from '#app/http/api/api-answer.ts'
import type { LibraryRefusal } from '#app/http/library-refusals.ts'

/**
 * A refusal of the library as the API answers it.
 *
 * @param structured details for programs, in place of the sentences
 */
export function refusedByLibrary({ status, code, message, details }: LibraryRefusal, structured?: unknown): Response {
	return apiError(status, code, message, structured || details.length > 0 ? { details: structured ?? details } : {})
}

/** 404 for a template or version that is not there. */
export const noTemplate = () => apiError(404, 'not_found', 'There is no such template.')

/** 404 for a clause that is not there. */
export const noClause = () => apiError(404, 'not_found', 'There is no such clause.')

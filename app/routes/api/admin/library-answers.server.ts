import { apiError, apiNotFound } from '#app/http/api/api-answer.ts'
import type { LibraryRefusal } from '#app/http/library-refusals.ts'
import { refusals } from '#app/http/refusals.ts'

/**
 * A refusal of the library as the API answers it.
 *
 * @param structured details for programs, in place of the sentences
 */
export function refusedByLibrary({ status, code, message, details }: LibraryRefusal, structured?: unknown): Response {
	return apiError(status, code, message, structured || details.length > 0 ? { details: structured ?? details } : {})
}

/** 404 for a template that is not there. */
export const noTemplate = () => apiNotFound(refusals.no_such_template.error)

/** 404 for a version that a template does not have. */
export const noTemplateVersion = () => apiError(404, 'no_such_version', 'This template has no such version.')

/** 404 for a version that a clause does not have. */
export const noClauseVersion = () => apiError(404, 'no_such_version', 'This clause has no such version.')

/** 404 for a clause that is not there. */
export const noClause = () => apiError(404, 'not_found', 'There is no such clause.')

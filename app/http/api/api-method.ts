import { apiError } from './api-answer.ts'

/** The answer to a method that a URL of the API does not know. `allowed` are those that it does. */
export function methodNotAllowed(...allowed: string[]): Response {
	return apiError(405, 'method_not_allowed', `This URL answers ${allowed.join(' and ')} only.`, { headers: { Allow: allowed.join(', ') } })
}

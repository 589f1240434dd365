import type { RouterContextProvider } from 'react-router'
import { callsPerToken } from '#app/domain/identity/api-tokens/api-token-limits.ts'
import { apiError } from './api-answer.ts'
import { apiTooMany } from './api-sign-in.ts'
import { servicesContext, visitorContext } from '../context.ts'
import type { Operation } from './operation.ts'

/**
 * Refuses a call that an API token does not reach: 403 with the scope that it lacks, or 429 when the token makes too
 * many calls. People who signed in reach all calls.
 *
 * @returns `null` when the call goes on
 */
export async function refuseScope(context: Readonly<RouterContextProvider>, { scope }: Pick<Operation, 'scope'>): Promise<Response | null> {
	const visitor = context.get(visitorContext)
	if (visitor.kind !== 'program') return null
	const refusedFor = await context.get(servicesContext).limits.count(callsPerToken, visitor.tokenId)
	if (refusedFor > 0) return apiTooMany(refusedFor)
	// An undeclared scope is as good as 'session': nothing opens by being forgotten.
	if (scope === undefined || scope === 'session')
		return apiError(403, 'session_required', 'API tokens can’t make this call. Log in and use the token of the session.')
	if (visitor.scopes.has(scope)) return null
	return apiError(403, 'missing_scope', `This API token lacks the scope ${scope}. Make one with that scope in your settings.`, {
		details: { scope },
	})
}

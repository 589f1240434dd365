import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { accessSentences } from '#app/domain/access/access-sentences.ts'
import { visitorContext } from '../context.ts'

/** An error of the API: HTTP status, code for programs, sentence for people. */
export function apiError(status: number, code: string, error: string, extra: { details?: unknown; headers?: HeadersInit } = {}): Response {
	return Response.json(
		{ error, code, ...(extra.details === undefined ? {} : { details: extra.details }) },
		{ status, headers: extra.headers },
	)
}

/** 404 with the same words for what is missing and for somebody else's: a document, if no other sentence is given. */
export function apiNotFound(sentence: string = accessSentences.gone): Response {
	return apiError(404, 'not_found', sentence)
}

/**
 * The member who calls the API.
 *
 * @throws a 401 Response when the token is missing or no longer valid
 */
export function requireApiMember(context: Readonly<RouterContextProvider>): Member {
	const visitor = context.get(visitorContext)
	if (visitor.kind === 'member' || visitor.kind === 'program') return visitor.member
	if (visitor.kind === 'refused-token') throw refusedToken(visitor)
	if (visitor.kind === 'leaving')
		throw apiError(403, 'deletion_scheduled', 'This account is scheduled for deletion. Log in on the website to keep it.')
	throw visitor.kind === 'expired'
		? apiError(401, 'session_expired', 'Session expired. Please log in again.')
		: apiError(401, 'not_authenticated', 'Not authenticated')
}

/** The 401 for an API token that can't be used. */
export function refusedToken({ typo }: { typo: boolean }): Response {
	return typo
		? apiError(401, 'malformed_api_token', 'This API token was not copied whole, or has a typing error.')
		: apiError(401, 'invalid_api_token', 'This API token expired, was revoked, or never existed. Make a new one in your settings.')
}

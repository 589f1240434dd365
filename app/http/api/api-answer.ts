import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { visitorContext } from '../context.ts'

/** Error shape of the API: a sentence for people, a word for machines. */
export function apiError(status: number, code: string, error: string, extra: { details?: unknown; headers?: HeadersInit } = {}): Response {
	return Response.json(
		{ error, code, ...(extra.details === undefined ? {} : { details: extra.details }) },
		{ status, headers: extra.headers },
	)
}

/** 404 for what is not there and for what is somebody else's: the same words. */
export function apiNotFound(): Response {
	return apiError(404, 'not_found', 'There is no such document.')
}

/**
 * The member who calls the API.
 *
 * @throws a 401 Response when the token is missing or no longer counts
 */
export function requireApiMember(context: Readonly<RouterContextProvider>): Member {
	const visitor = context.get(visitorContext)
	if (visitor.kind === 'member') return visitor.member
	throw visitor.kind === 'expired'
		? apiError(401, 'session_expired', 'Session expired. Please log in again.')
		: apiError(401, 'not_authenticated', 'Not authenticated')
}

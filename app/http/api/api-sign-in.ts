import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { apiError } from './api-answer.ts'
import { withCookies } from '../session/with-cookies.ts'

/** The API's 429, with the wait as a sentence and in Retry-After. */
export function apiTooMany(seconds: number): Response {
	return apiError(429, 'too_many_requests', tooManyRequests(seconds), { headers: { 'Retry-After': String(seconds) } })
}

/** A JSON answer that also sets cookies. */
export function jsonWithCookies(body: unknown, cookies: string[]): Response {
	return Response.json(body, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) })
}

import { Cookie } from '@mjackson/headers'
import { serverCookie } from './server-cookie.ts'
import { day, inSeconds } from '#app/units.ts'

const name = 'token'

/** Seconds that the browser keeps the token: as long as the session lasts on the server. */
const sessionSeconds = inSeconds(7 * day)

/**
 * The session token that a request carries, and how it came. A bearer token is asked for on purpose, so where
 * there is one the cookie is not looked at: a call can't be half one person's and half another's.
 */
export function readSessionToken(headers: Headers): { token: string; from: 'bearer' | 'cookie' } | null {
	const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
	if (bearer) return { token: bearer, from: 'bearer' }
	const token = new Cookie(headers.get('Cookie') ?? '').get(name)
	return token ? { token, from: 'cookie' } : null
}

/** Set-Cookie that signs this browser in: 7 days, out of reach of scripts, sent along when a link in a mail is opened. */
export function sessionCookie(token: string, appUrl: string): string {
	return serverCookie(name, token, { seconds: sessionSeconds, path: '/', appUrl })
}

/** Set-Cookie that takes the session's token out of the browser. */
export function endedSessionCookie(appUrl: string): string {
	return serverCookie(name, '', { seconds: 0, path: '/', appUrl })
}

/** Whether an answer already decides about the session cookie. */
export function decidesSession(headers: Headers): boolean {
	return headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))
}

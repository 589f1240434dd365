import { day, inSeconds } from '#app/units.ts'
import { secureOn, serverOnly, textCookie } from './text-cookie.ts'

/** The browser keeps the token as long as the session lasts on the server. */
const token = textCookie('token', { ...serverOnly, maxAge: inSeconds(7 * day) })

/**
 * The session token that a request carries, and how it came. A bearer token is sent on purpose, so it takes precedence
 * over the cookie: a call can't mix two people.
 */
export async function readSessionToken(headers: Headers): Promise<{ token: string; from: 'bearer' | 'cookie' } | null> {
	const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
	if (bearer) return { token: bearer, from: 'bearer' }
	const carried = await token.read(headers)
	return carried ? { token: carried, from: 'cookie' } : null
}

/** Set-Cookie that signs this browser in: for 7 days, hidden from scripts, sent when a link in a mail is opened. */
export function sessionCookie(value: string, appUrl: string): Promise<string> {
	return token.set(value, secureOn(appUrl))
}

/** Set-Cookie that removes the session's token from the browser. */
export function endedSessionCookie(appUrl: string): Promise<string> {
	return token.remove(secureOn(appUrl))
}

/** Whether an answer already sets the session cookie. */
export function decidesSession(headers: Headers): boolean {
	return headers.getSetCookie().some((cookie) => cookie.startsWith(`${token.name}=`))
}

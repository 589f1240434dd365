import { day, inSeconds } from '#app/units.ts'
import { secureOn, serverOnly, textCookie } from './text-cookie.ts'

/** The browser keeps the token as long as the session lasts on the server. */
const token = textCookie('token', { ...serverOnly, maxAge: inSeconds(7 * day) })

/**
 * The session token that a request carries, and how it came. A bearer token is asked for on purpose, so where
 * there is one the cookie is not looked at: a call can't be half one person's and half another's.
 */
export async function readSessionToken(headers: Headers): Promise<{ token: string; from: 'bearer' | 'cookie' } | null> {
	const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
	if (bearer) return { token: bearer, from: 'bearer' }
	const carried = await token.read(headers)
	return carried ? { token: carried, from: 'cookie' } : null
}

/** Set-Cookie that signs this browser in: 7 days, out of reach of scripts, sent along when a link in a mail is opened. */
export function sessionCookie(value: string, appUrl: string): Promise<string> {
	return token.set(value, secureOn(appUrl))
}

/** Set-Cookie that takes the session's token out of the browser. */
export function endedSessionCookie(appUrl: string): Promise<string> {
	return token.remove(secureOn(appUrl))
}

/** Whether an answer already decides about the session cookie. */
export function decidesSession(headers: Headers): boolean {
	return headers.getSetCookie().some((cookie) => cookie.startsWith(`${token.name}=`))
}

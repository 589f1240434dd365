import { challengeLifetime } from '#app/domain/identity/mfa/sign-in-challenge.server.ts'
import { inSeconds } from '#app/units.ts'
import { secureOn, serverOnly, textCookie } from './text-cookie.ts'

const challenge = textCookie('mfa_challenge', { ...serverOnly, path: '/login', maxAge: inSeconds(challengeLifetime) })

/** The challenge of the sign-in that waits in this browser for its second factor. Alone it signs nobody in. */
export function readChallenge(headers: Headers): Promise<string | null> {
	return challenge.read(headers)
}

/** Set-Cookie with a challenge, for the pages that ask for the second factor. */
export function challengeCookie(token: string, appUrl: string): Promise<string> {
	return challenge.set(token, secureOn(appUrl))
}

/** Set-Cookie that removes the challenge from the browser. */
export function endedChallengeCookie(appUrl: string): Promise<string> {
	return challenge.remove(secureOn(appUrl))
}

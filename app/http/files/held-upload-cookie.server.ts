import { createHash } from 'node:crypto'
import { secureOn, serverOnly, textCookie } from '../session/text-cookie.ts'

const cookie = textCookie('held_upload', serverOnly)

/** Set-Cookie with the token that claims a held upload: only this browser has it. */
export function heldUploadCookie(token: string, seconds: number, appUrl: string): Promise<string> {
	return cookie.set(token, { maxAge: seconds, ...secureOn(appUrl) })
}

/** Set-Cookie that removes the token from the browser. */
export function endedHeldUploadCookie(appUrl: string): Promise<string> {
	return cookie.remove(secureOn(appUrl))
}

/** The token of a held upload that a request carries. */
export function readHeldUpload(headers: Headers): Promise<string | null> {
	return cookie.read(headers)
}

const resuming = '/uploads/resume'

/**
 * Binds a return path that claims a held upload to the browser that holds it: the mailed link then names the file it
 * was requested for. Any other return path stays as it is.
 */
export async function tiedToHeldUpload(returnTo: string | null, headers: Headers): Promise<string | null> {
	const token = await readHeldUpload(headers)
	return returnTo === resuming && token !== null ? `${resuming}?for=${fingerprint(token)}` : returnTo
}

/**
 * The token of the held upload that a sign-in claims: held by this browser, and the sign-in was requested there. A
 * link that somebody else sent to a visitor must not move the visitor's contract into another account.
 *
 * @param returnTo the page that the sign-in returns to
 */
export async function heldUploadFor(returnTo: string | null, headers: Headers): Promise<string | null> {
	const token = await readHeldUpload(headers)
	return token !== null && returnTo === `${resuming}?for=${fingerprint(token)}` ? token : null
}

function fingerprint(token: string): string {
	return createHash('sha256').update(`held upload:${token}`).digest('base64url')
}

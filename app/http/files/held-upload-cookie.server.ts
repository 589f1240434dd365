import { createHash } from 'node:crypto'
import { secureOn, serverOnly, textCookie } from '../session/text-cookie.ts'

const cookie = textCookie('held_upload', serverOnly)

/** Set-Cookie with the token that claims a held upload: only this browser has it. */
export function heldUploadCookie(token: string, seconds: number, appUrl: string): Promise<string> {
	return cookie.set(token, { maxAge: seconds, ...secureOn(appUrl) })
}

/** Set-Cookie that takes the token out of the browser. */
export function endedHeldUploadCookie(appUrl: string): Promise<string> {
	return cookie.remove(secureOn(appUrl))
}

/** The token of a held upload that a request carries. */
export function readHeldUpload(headers: Headers): Promise<string | null> {
	return cookie.read(headers)
}

const resuming = '/uploads/resume'

/**
 * Ties a way back that takes a held upload up to the browser that holds it: the link of the mail then says whose
 * file it was asked for. Any other way back stays as it is.
 */
export async function tiedToHeldUpload(returnTo: string | null, headers: Headers): Promise<string | null> {
	const token = await readHeldUpload(headers)
	return returnTo === resuming && token !== null ? `${resuming}?for=${fingerprint(token)}` : returnTo
}

/**
 * The token of the held upload that a sign-in takes up: of the browser that holds it, and asked for from there. A link
 * that was sent to a visitor by somebody else must not move their contract into another account.
 *
 * @param returnTo the page that the sign-in was asked for
 */
export async function heldUploadFor(returnTo: string | null, headers: Headers): Promise<string | null> {
	const token = await readHeldUpload(headers)
	return token !== null && returnTo === `${resuming}?for=${fingerprint(token)}` ? token : null
}

function fingerprint(token: string): string {
	return createHash('sha256').update(`held upload:${token}`).digest('base64url')
}

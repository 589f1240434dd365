import { createHash } from 'node:crypto'
import { Cookie } from '@mjackson/headers'
import { serverCookie } from '../session/server-cookie.ts'

const name = 'held_upload'

/** Set-Cookie with the token that claims a held upload: only this browser has it. */
export function heldUploadCookie(token: string, seconds: number, appUrl: string): string {
	return serverCookie(name, token, { seconds, path: '/', appUrl })
}

/** Set-Cookie that takes the token out of the browser. */
export function endedHeldUploadCookie(appUrl: string): string {
	return serverCookie(name, '', { seconds: 0, path: '/', appUrl })
}

/** The token of a held upload that a request carries. */
export function readHeldUpload(headers: Headers): string | null {
	return new Cookie(headers.get('Cookie') ?? '').get(name) || null
}

const resuming = '/uploads/resume'

/**
 * Ties a way back that takes a held upload up to the browser that holds it: the link of the mail then says whose
 * file it was asked for. Any other way back stays as it is.
 */
export function tiedToHeldUpload(returnTo: string | null, headers: Headers): string | null {
	const token = readHeldUpload(headers)
	return returnTo === resuming && token !== null ? `${resuming}?for=${fingerprint(token)}` : returnTo
}

/**
 * Whether signing in by this way back would give a held upload to somebody who did not ask for it from here: a link
 * that was slipped to a visitor must not carry their contract off into another account.
 */
export function takesOthersUpload(returnTo: string | null, headers: Headers): boolean {
	const token = readHeldUpload(headers)
	return token !== null && returnTo !== `${resuming}?for=${fingerprint(token)}`
}

function fingerprint(token: string): string {
	return createHash('sha256').update(`held upload:${token}`).digest('base64url')
}

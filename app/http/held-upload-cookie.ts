import { Cookie } from '@mjackson/headers'
import { serverCookie } from './server-cookie.ts'

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

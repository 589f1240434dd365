import { day, inSeconds } from '#app/units.ts'
import { secureOn, serverOnly, textCookie } from './text-cookie.ts'

/** Browsers keep a cookie for 400 days at most; each sign-in begins them anew. */
const device = textCookie('device', { ...serverOnly, maxAge: inSeconds(400 * day) })

/** What this browser is recognized by, or `null`. */
export async function readDevice(headers: Headers): Promise<string | null> {
	const token = await device.read(headers)
	return token !== null && /^[\w-]{43}$/.test(token) ? token : null
}

/** Set-Cookie by which this browser is recognized at its next sign-in. It signs nobody in. */
export function deviceCookie(token: string, appUrl: string): Promise<string> {
	return device.set(token, secureOn(appUrl))
}

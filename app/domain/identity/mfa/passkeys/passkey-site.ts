import { isIP } from 'node:net'
import type { Env } from '#app/infrastructure/env.server.ts'

/** The site that passkeys are bound to: its name and origin, from APP_URL and never from a request. */
export interface PasskeySite {
	rpId: string
	origin: string
}

/** `null` where browsers allow no passkeys: at an IP address, such as the default http://127.0.0.1:3000. */
export function passkeySite({ appUrl }: Pick<Env, 'appUrl'>): PasskeySite | null {
	const { hostname, origin } = new URL(appUrl)
	return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : { rpId: hostname, origin }
}

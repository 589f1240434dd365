import { data, type RouterContextProvider } from 'react-router'
import { nextGate, openPass, sealPass, type Gate, type LinkPass } from '#app/domain/share-links/link-pass.ts'
import { openShareLink, type OpenLink } from '#app/domain/share-links/open-link.server.ts'
import { passLifetime } from '#app/domain/share-links/share-link.ts'
import { servicesContext } from '#app/http/context.ts'
import { secureOn, serverOnly, textCookie } from '#app/http/session/text-cookie.ts'
import { inSeconds } from '#app/units.ts'

const notWorking = 'This link does not work. It may have expired or been revoked. Ask the person who sent it to you for a new one.'

/** A link that works, with what its reader has shown so far and has to show next. */
export interface OpenShared {
	link: OpenLink
	pass: LinkPass
	gate: Gate
}

/**
 * The link of a request. Who is signed in makes no difference.
 *
 * @throws the same 404 for every link that does not work, whatever the reason
 */
export async function openShared(
	context: Readonly<RouterContextProvider>,
	request: Request,
	token: string,
	now: Date,
): Promise<OpenShared> {
	const services = context.get(servicesContext)
	const link = await openShareLink(services, token, now)
	if (!link) throw noSharedLink()
	const pass = openPass(services.keys, link.id, await cookieOf(link).read(request.headers), now)
	return { link, pass, gate: nextGate(link, pass, now) }
}

/** The answer for a link that does not work, and for a download that is not allowed. */
export function noSharedLink() {
	return data(notWorking, { status: 404 })
}

/** Set-Cookie with a reader's pass for one link. */
export function passCookie(context: Readonly<RouterContextProvider>, link: OpenLink, pass: LinkPass, now: Date): Promise<string> {
	const { keys, env } = context.get(servicesContext)
	const maxAge = Math.max(0, Math.floor(inSeconds(pass.until - now.getTime())))
	return cookieOf(link).set(sealPass(keys, link.id, pass), { ...secureOn(env.appUrl), maxAge })
}

function cookieOf({ id }: OpenLink) {
	return textCookie(`shared-${id}`, { ...serverOnly, path: '/shared', maxAge: inSeconds(passLifetime) })
}

import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { IncomingHttpHeaders } from 'node:http'

const forwarding = longPattern()`
		^(?:
			forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|x-originating-ip|true-client-ip
			|cf-connecting-ip|fastly-client-ip
		)$
	`

/**
 * Whether a request comes from this machine: the connection is from loopback, no proxy forwarded it, and its Host is
 * this machine. A proxy's own connection is from loopback too, and it may rewrite Host; a site whose name points to
 * 127.0.0.1 (DNS rebinding) has that name as Host.
 */
export function isFromThisMachine({
	headers,
	socket,
}: {
	headers: IncomingHttpHeaders
	socket: { remoteAddress?: string | undefined }
}): boolean {
	return (
		isLoopback(socket.remoteAddress ?? '') && namesThisMachine(headers.host) && !Object.keys(headers).some((name) => forwarding.test(name))
	)
}

function isLoopback(address: string): boolean {
	return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)
}

function namesThisMachine(host: string | undefined): boolean {
	const url = `http://${host}`
	if (host === undefined || !URL.canParse(url)) return false
	const { hostname } = new URL(url)
	return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

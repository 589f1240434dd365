import type { Request } from 'express'

/** Methods that a `Request` of the web can't have. */
const unheardOf = ['TRACE', 'TRACK', 'CONNECT']

/**
 * Why a request can't be handed to the routes, which want a URL and a known method: answered here it is the caller's
 * mistake, there it would be an error of ours in the log.
 *
 * @returns `null` for one that can
 */
export function unreadable(
	request: Pick<Request, 'method' | 'protocol' | 'hostname' | 'originalUrl' | 'get'>,
): { status: 400 | 405; error: string } | null {
	if (unheardOf.includes(request.method)) return { status: 405, error: 'This method is not known here.' }
	const { protocol, hostname, originalUrl } = request
	const readable =
		URL.canParse(`${protocol}://${request.get('host') ?? 'localhost'}/`) &&
		originalUrl.startsWith('/') &&
		URL.canParse(`${protocol}://${hostname}${originalUrl}`)
	return readable ? null : { status: 400, error: 'The address of this request could not be read.' }
}

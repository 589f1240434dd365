import type { Request } from 'express'

/**
 * Why a request can't be passed to the routes, which need a URL: answered here it is the caller's mistake, there it
 * would be logged as our error. Without Host (HTTP/1.0 allows that; for HTTP/1.1 the server itself refuses it) the
 * site is unknown. No address here has a control character, which neither a header nor the database takes.
 *
 * @returns the sentence for a 400 answer; `null` for a valid request
 */
export function unreadable(request: Pick<Request, 'protocol' | 'hostname' | 'originalUrl' | 'get'>): string | null {
	const { protocol, hostname, originalUrl } = request
	const host = request.get('host')
	if (!host) return 'The request needs a Host header.'
	if (/%(?:[01][\da-f]|7f)/i.test(originalUrl.split('?', 1)[0]!))
		return 'The address of this request has characters that no address here has.'
	const readable =
		URL.canParse(`${protocol}://${host}/`) && originalUrl.startsWith('/') && URL.canParse(`${protocol}://${hostname}${originalUrl}`)
	return readable ? null : 'The address of this request could not be read.'
}

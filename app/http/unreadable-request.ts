import type { Request } from 'express'

/**
 * Why a request can't be handed to the routes, which want a URL: answered here it is the caller's mistake, there it
 * would be an error of ours in the log. Without Host (HTTP/1.0 allows that; the server itself refuses it of HTTP/1.1)
 * nothing says which site is asked.
 *
 * @returns the sentence to refuse it with, with a 400; `null` for one that can
 */
export function unreadable(request: Pick<Request, 'protocol' | 'hostname' | 'originalUrl' | 'get'>): string | null {
	const { protocol, hostname, originalUrl } = request
	const host = request.get('host')
	if (!host) return 'The request needs a Host header.'
	const readable =
		URL.canParse(`${protocol}://${host}/`) && originalUrl.startsWith('/') && URL.canParse(`${protocol}://${hostname}${originalUrl}`)
	return readable ? null : 'The address of this request could not be read.'
}

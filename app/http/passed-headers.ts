import type { HeadersArgs } from 'react-router'

/** A page's headers from its action or loader, such as Retry-After: React Router passes on only cookies by itself. */
export function passedHeaders({ actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs): Headers {
	if (errorHeaders) return errorHeaders
	return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders
}

import type { HeadersArgs } from 'react-router'

/** A page's headers as its action or loader set them (Retry-After, for one): React Router keeps only cookies by itself. */
export function passedHeaders({ actionHeaders, errorHeaders, loaderHeaders }: HeadersArgs): Headers {
	if (errorHeaders) return errorHeaders
	return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders
}

/**
 * Whether a request that changes something was sent by another site's page. SameSite=Lax keeps the cookie from
 * most of those; this refuses the rest before any route runs (OWASP, CSRF prevention: Fetch Metadata and Origin).
 *
 * @param ownOrigins the origins that this program is reached at
 */
export function isCrossSite(
	method: string,
	headers: { origin?: string; site?: string; authorization?: string },
	ownOrigins: readonly string[],
): boolean {
	if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
	// A bearer token is never sent by a browser on its own.
	if (headers.authorization?.startsWith('Bearer ')) return false
	if (headers.site !== undefined && headers.site !== 'same-origin' && headers.site !== 'none') return true
	return headers.origin !== undefined && !ownOrigins.includes(headers.origin)
}

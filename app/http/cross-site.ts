/**
 * Whether a changing request was sent by another site's page. SameSite=Lax keeps the cookie from most of those; this
 * refuses the rest before any route runs (OWASP, CSRF prevention: Fetch Metadata and Origin).
 *
 * @param ownOrigins the origins of this program
 */
export function isCrossSite(
	method: string,
	headers: { origin?: string; site?: string; authorization?: string },
	ownOrigins: readonly string[],
): boolean {
	if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
	// Browsers never send a bearer token on their own.
	if (headers.authorization?.startsWith('Bearer ')) return false
	if (headers.site !== undefined && headers.site !== 'same-origin' && headers.site !== 'none') return true
	return headers.origin !== undefined && !ownOrigins.includes(headers.origin)
}

const sharedPath = /^\/shared\/[^/]+?(?=\.data$|\/|$)/

/**
 * Headers of every answer below /shared: read by people who have only the link, so kept in no cache and no index, and
 * the address, which holds the token, is told to nobody.
 */
export function sharedLinkHeaders(path: string): Record<string, string> {
	if (!sharedPath.test(path)) return {}
	return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' }
}

/** A path as logs may hold it: without the token of a share link. */
export function loggedPath(path: string): string {
	return path.replace(sharedPath, '/shared/…')
}

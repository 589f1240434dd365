/**
 * Headers of every answer.
 *
 * @param nonce of this answer; only scripts with it run
 * @param https whether the site uses HTTPS: browsers then use nothing else for it
 * @param paymentPages origins of the payment service's pages: forms that lead there are forms to it
 */
export function securityHeaders(
	nonce: string,
	https: boolean,
	development: boolean,
	paymentPages: readonly string[],
): Record<string, string> {
	const policy = [
		`default-src 'self'`,
		`script-src 'self' 'nonce-${nonce}'`,
		// React writes style attributes; style elements still have to come from this site.
		`style-src 'self' 'unsafe-inline'`,
		`img-src 'self' data: blob:`,
		`font-src 'self'`,
		`connect-src 'self'${development ? ' ws:' : ''}`,
		`object-src 'none'`,
		`base-uri 'none'`,
		['form-action', `'self'`, ...paymentPages].join(' '),
		`frame-ancestors 'none'`,
		...(https ? ['upgrade-insecure-requests'] : []),
	]
	return {
		'Content-Security-Policy': policy.join('; '),
		'X-Content-Type-Options': 'nosniff',
		'X-Frame-Options': 'DENY',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cross-Origin-Resource-Policy': 'same-origin',
		...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
	}
}

import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const headersOf = (https: boolean) => securityHeaders('a-nonce', https, false, ['https://checkout.stripe.com'])

test('with HTTPS browsers use nothing else for the site and what is below it, for two years; without it they are told nothing', () => {
	const twoYears = 2 * 365 * 24 * 60 * 60
	expect(headersOf(true)['Strict-Transport-Security']).toBe(`max-age=${twoYears}; includeSubDomains`)
	expect(headersOf(true)['Content-Security-Policy']).toContain('; upgrade-insecure-requests')
	expect(headersOf(false)).not.toHaveProperty('Strict-Transport-Security')
	expect(headersOf(false)['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
})

test('no page is framed, guessed, read by another site, told to it in full, or given a camera', () => {
	expect(headersOf(true)).toMatchObject({
		'X-Content-Type-Options': 'nosniff',
		'X-Frame-Options': 'DENY',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cross-Origin-Resource-Policy': 'same-origin',
	})
})

test('scripts run with the nonce only, forms lead to this site and the payment pages only, and nothing comes from elsewhere', () => {
	expect(headersOf(false)['Content-Security-Policy']!.split('; ')).toEqual([
		`default-src 'self'`,
		`script-src 'self' 'nonce-a-nonce'`,
		`style-src 'self' 'unsafe-inline'`,
		`img-src 'self' data: blob:`,
		`font-src 'self'`,
		`connect-src 'self'`,
		`object-src 'none'`,
		`base-uri 'none'`,
		`form-action 'self' https://checkout.stripe.com`,
		`frame-ancestors 'none'`,
	])
})

import { generateSecret, generateURI, verifySync } from 'otplib'
import { inSeconds, second } from '#app/units.ts'

/** RFC 6238 with what every authenticator app understands: SHA-1, 6 digits, 30 seconds. */
const period = 30

/** A new secret of 160 bits (RFC 4226 section 4), in base32. */
export function newAuthenticatorSecret(): string {
	return generateSecret()
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, email: string): string {
	return generateURI({ issuer: 'Fineprint', label: email, secret, period, digits: 6, algorithm: 'sha1' })
}

/**
 * The 30-second step of a code: the current one, or one before or after, because clocks differ (RFC 6238 section 5.2).
 *
 * @param code 6 digits
 * @param now in milliseconds since 1970
 * @returns `null` for a wrong code
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
	const epoch = Math.floor(inSeconds(now))
	const checked = verifySync({
		secret,
		token: code,
		period,
		digits: 6,
		algorithm: 'sha1',
		epoch,
		epochTolerance: inSeconds(period * second),
	})
	return checked.valid ? Math.floor(epoch / period) + checked.delta : null
}

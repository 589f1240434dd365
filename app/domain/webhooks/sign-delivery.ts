import { createHmac } from 'node:crypto'

/**
 * The header Fineprint-Signature: the time in seconds since 1970, and for each secret in force the HMAC-SHA256 of the
 * time, a dot and the body, in hexadecimal. Receivers accept any of them, and no old times, against replays.
 */
export function signatureOf(secrets: readonly string[], body: string, now: number): string {
	const time = Math.floor(now / 1000)
	const signatures = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`)
	return [`t=${time}`, ...signatures].join(',')
}

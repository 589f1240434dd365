import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts text, so that a copy of the database does not reveal it: a queued mail contains a sign-in link, of which
 * everything else keeps only a hash.
 *
 * @param about what the text belongs to; it decrypts with nothing else
 */
export function seal(secret: string, about: string, words: string): string {
	const nonce = randomBytes(nonceBytes)
	const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(about))
	const sealed = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()])
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when the text was sealed with another secret or for something else */
export function unseal(secret: string, about: string, sealed: string): string {
	const bytes = Buffer.from(sealed, 'base64url')
	const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, nonceBytes))
		.setAAD(Buffer.from(about))
		.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
	return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string): Buffer {
	return createHmac('sha256', secret).update('outgoing mail').digest()
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { megabyte } from '#app/units.ts'

const keyBytes = 32
const saltBytes = 16
/** Of OWASP's choices for scrypt (Password Storage Cheat Sheet): 32 MB and about 80 ms for each try. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * megabyte }

/** The stored form of a link's password: salt and scrypt key. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes)
	return `${salt.toString('base64url')}.${(await keyOf(password, salt)).toString('base64url')}`
}

/** Whether a password is the stored one, compared in constant time. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
	const [salt = '', key = ''] = stored.split('.')
	const expected = Buffer.from(key, 'base64url')
	return expected.length === keyBytes && timingSafeEqual(await keyOf(password, Buffer.from(salt, 'base64url')), expected)
}

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		// The same letters however a keyboard composes them.
		scrypt(password.normalize('NFC'), salt, keyBytes, cost, (error, key) => (error ? reject(error) : resolve(key)))
	})
}

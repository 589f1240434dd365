import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16

/** Without it Node accepts a tag cut to 4 bytes, which can be guessed. */
const wholeTag = { authTagLength: tagBytes }

/** The keys of what is stored encrypted: new text is sealed with the current key, earlier keys still open old text. */
export interface SealingKeys {
	current: string
	/** After a rotation: what was sealed with these can still be opened. */
	earlier: readonly string[]
}

/** What sealed text is for. A key is derived for each, so that text of one purpose opens as no other. */
export type SealingPurpose =
	'outgoing mail' | 'authenticator secret' | 'sign-in state' | 'contact receipt' | 'share link' | 'webhook secret'

/**
 * Encrypts text with AES-256-GCM, so that a copy of the database does not reveal it.
 *
 * @param about what the text belongs to, such as the row's id; it opens with nothing else
 * @returns the key's id, a dot, and nonce, tag and ciphertext in base64url
 */
export function seal({ current }: SealingKeys, purpose: SealingPurpose, about: string, text: string): string {
	const nonce = randomBytes(nonceBytes)
	const cipher = createCipheriv('aes-256-gcm', derivedKey(current, purpose), nonce, wholeTag).setAAD(Buffer.from(about))
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return `${keyId(current)}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** @throws Error when the text was sealed with a key that is not among these, for another purpose, or for something else */
export function unseal(keys: SealingKeys, purpose: SealingPurpose, about: string, sealed: string): string {
	const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url')
	const decipher = createDecipheriv('aes-256-gcm', derivedKey(keyOf(keys, sealed), purpose), bytes.subarray(0, nonceBytes), wholeTag)
		.setAAD(Buffer.from(about))
		.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
	return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
}

/** The prefix of everything sealed with the current key, to find in the database what was not. */
export function currentPrefix({ current }: SealingKeys): string {
	return `${keyId(current)}.`
}

function keyOf({ current, earlier }: SealingKeys, sealed: string): string {
	const dot = sealed.indexOf('.')
	// Sealed before keys had ids, so with the only key of that time: the earliest known.
	if (dot < 0) return earlier.at(-1) ?? current
	const key = [current, ...earlier].find((candidate) => keyId(candidate) === sealed.slice(0, dot))
	if (!key) throw new Error('This text was sealed with a key that is no longer known')
	return key
}

function keyId(key: string): string {
	return createHash('sha256').update(`fineprint key id:${key}`).digest('base64url').slice(0, 8)
}

function derivedKey(key: string, purpose: SealingPurpose): Buffer {
	return createHmac('sha256', key).update(purpose).digest()
}

/** A key of 32 bytes for a purpose of its own, from each of the keys: the current one first. */
export function derivedKeys({ current, earlier }: SealingKeys, purpose: 'audit report signature'): Buffer[] {
	return [current, ...earlier].map((key) => createHmac('sha256', key).update(purpose).digest())
}

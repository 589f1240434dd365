import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits that nobody guesses, in letters that links and cookies carry unescaped. */
export function newToken(): string {
	return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/**
 * What the database keeps of a 6-digit code. Keyed, because a million codes are soon hashed by whoever copies the
 * table; bound to its link, so that it opens no other.
 */
export function hashCode(secret: string, linkId: string, code: string): string {
	return createHmac('sha256', secret).update(`sign-in code:${linkId}:${code}`).digest('base64url')
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)]
	return a.length === b.length && timingSafeEqual(a, b)
}

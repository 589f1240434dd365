import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SealingKeys } from '#app/infrastructure/sealing.ts'

/** 256 random bits, in letters that need no escaping in links and cookies. */
export function newToken(): string {
	return randomBytes(32).toString('base64url')
}

/** The stored form of a token. A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
	return createHash('sha256').update(token).digest('base64url')
}

/**
 * The stored form of a 6-digit code. Keyed, because anybody with a copy of the table could hash all million codes;
 * bound to its link, so that it opens no other.
 */
export function hashCode({ current }: SealingKeys, linkId: string, code: string): string {
	return createHmac('sha256', current).update(`sign-in code:${linkId}:${code}`).digest('base64url')
}

/** Whether two hashes or secrets are equal, in constant time. */
export function sameHash(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)]
	return a.length === b.length && timingSafeEqual(a, b)
}

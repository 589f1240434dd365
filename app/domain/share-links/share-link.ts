import { day, hour, minute } from '#app/units.ts'

/** For how many days a link may work. */
export const linkDays = [1, 7, 30] as const
export type LinkDays = (typeof linkDays)[number]

/** The most addresses of one link: a deal team with its counsel. */
export const mostAddresses = 50

export const longestLabel = 80

/** Long enough for a sentence; scrypt reads all of it. */
export const longestPassword = 200
export const shortestPassword = 8

/** How long a mailed code works, in milliseconds. */
export const codeLifetime = 10 * minute

/** How long a passed password or code opens the link, in milliseconds. */
export const passLifetime = 2 * hour

/** When a link made now ends. */
export function linkEnd(now: Date, days: LinkDays): Date {
	return new Date(now.getTime() + days * day)
}

/** What a link can be at a moment. */
export type LinkState = 'open' | 'expired' | 'revoked'

/** The state of a link at a moment; revoked stays revoked. */
export function linkState({ revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date }, now: Date): LinkState {
	if (revokedAt) return 'revoked'
	return expiresAt <= now ? 'expired' : 'open'
}

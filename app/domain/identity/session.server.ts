import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { memberFields, memberOf } from './member-fields.ts'
import type { Member } from './member.ts'
import { hashToken, newToken } from './tokens.server.ts'
import { day } from '#app/units.ts'

const sessionLifetime = 7 * day

/** Accounts that are neither closed nor suspended. */
export const mayEnter = { deletedAt: null, suspendedAt: null } as const

/** The same, without those who are about to be erased: they can only keep the account, or leave it alone. */
export const mayAct = { ...mayEnter, deletions: { none: { canceledAt: null, erasedAt: null } } } as const

/** Enough to recognize a browser by. */
const longestUserAgent = 300

/** Starts a session. @returns its token; only a hash of it is kept */
export async function startSession(tx: Tx | Db, userId: string, userAgent: string | null): Promise<string> {
	const token = newToken()
	await tx.session.create({
		data: {
			userId,
			tokenHash: hashToken(token),
			userAgent: userAgent?.slice(0, longestUserAgent),
			expiresAt: new Date(Date.now() + sessionLifetime),
		},
	})
	return token
}

/** A session with its member. */
export interface FoundSession {
	sessionId: string
	stepUpUntil: Date | null
	lastUsedAt: Date | null
	/** Set while the account is scheduled for deletion. */
	deletion: { receipt: string; eraseAfter: Date } | null
	member: Member
}

/** The session of a token with its member, or `null` when it is unknown, expired or revoked. */
export async function findSession({ db }: Pick<Services, 'db'>, token: string): Promise<FoundSession | null> {
	const session = await db.session.findUnique({
		where: { tokenHash: hashToken(token), revokedAt: null, expiresAt: { gt: new Date() }, user: mayEnter },
		select: { id: true, stepUpUntil: true, lastUsedAt: true, user: { select: { ...memberFields, deletions: openDeletions } } },
	})
	if (!session) return null
	const { id: sessionId, stepUpUntil, lastUsedAt, user } = session
	const { deletions, ...person } = user
	return { sessionId, stepUpUntil, lastUsedAt, deletion: deletions[0] ?? null, member: memberOf(person) }
}

const openDeletions = {
	where: { canceledAt: null, erasedAt: null },
	take: 1,
	select: { receipt: true, eraseAfter: true },
} as const

/** Ends one session of the member; other people's sessions are ignored. */
export async function revokeSession({ db }: Pick<Services, 'db'>, member: Member, sessionId: string): Promise<void> {
	await db.session.updateMany({ where: { id: sessionId, userId: member.id, revokedAt: null }, data: { revokedAt: new Date() } })
}

/** Ends every session of a member, in all browsers. @returns how many there were */
export async function revokeAllSessions({ db }: Pick<Services, 'db'>, member: Member): Promise<number> {
	return db.$transaction((tx) => endSessions(tx, member.id))
}

/**
 * Ends a person's sessions, their sign-ins that still wait for a second factor, their API tokens, and the private address
 * of their calendar.
 *
 * @param keep a session that goes on
 * @returns how many sessions ended
 */
export async function endSessions(tx: Tx, userId: string, keep?: string): Promise<number> {
	// First: a sign-in that completes meanwhile has its session by then, and the session ends below.
	await tx.signInChallenge.deleteMany({ where: { userId } })
	// A calendar's private address opens without a session.
	await tx.calendarFeed.deleteMany({ where: { userId } })
	// So does an API token, and whoever ends sessions wants nobody else in the account.
	await tx.apiToken.deleteMany({ where: { userId } })
	const now = new Date()
	const { count } = await tx.session.updateMany({
		where: { userId, id: keep === undefined ? undefined : { not: keep }, revokedAt: null, expiresAt: { gt: now } },
		data: { revokedAt: now },
	})
	return count
}

/** How many browsers and programs a member is signed in with. */
export async function countSessions({ db }: Pick<Services, 'db'>, member: Member): Promise<number> {
	return db.session.count({ where: { userId: member.id, revokedAt: null, expiresAt: { gt: new Date() } } })
}

import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../member.ts'
import { endSessions } from '../session.server.ts'
import { browserInWords } from './browser-in-words.ts'

/** A browser or program that a member is signed in with. */
export interface ListedSession {
	id: string
	/** 'Firefox on Windows'. */
	browser: string
	/** Network address of the last use; an IPv6 address by its network. */
	address: string | null
	since: Date
	lastUsed: Date
}

/** The member's sessions, the one used last first. */
export async function listSessions({ db }: Pick<Services, 'db'>, member: Member): Promise<ListedSession[]> {
	const sessions = await db.session.findMany({
		where: { userId: member.id, revokedAt: null, expiresAt: { gt: new Date() } },
		select: { id: true, userAgent: true, address: true, createdAt: true, lastUsedAt: true },
	})
	return sessions
		.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
			id,
			browser: browserInWords(userAgent),
			address,
			since: createdAt,
			lastUsed: lastUsedAt ?? createdAt,
		}))
		.sort((one, other) => other.lastUsed.getTime() - one.lastUsed.getTime())
}

/** Ends every session of the member but one. @returns how many ended */
export async function revokeOtherSessions({ db }: Pick<Services, 'db'>, member: Member, sessionId: string): Promise<number> {
	return db.$transaction((tx) => endSessions(tx, member.id, sessionId))
}

/** Whether the owner of an email address has used a session from a network address, as long as sessions are kept. */
export async function hasSignedInFrom({ db }: Pick<Services, 'db'>, email: string, address: string): Promise<boolean> {
	return (await db.session.findFirst({ where: { address, user: { email } }, select: { id: true } })) !== null
}

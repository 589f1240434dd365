import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { calendarFile } from './calendar-file.ts'
import { type Deadline, listDeadlines } from './list-deadlines.server.ts'

type Owner = Pick<Member, 'id'>

/**
 * Makes the private address of a member's calendar; an earlier one stops working.
 *
 * @returns the token in the address, which is never shown again
 */
export async function makeCalendarFeed({ db }: Pick<Services, 'db'>, { id: userId }: Owner): Promise<string> {
	const token = newToken()
	const feed = { tokenHash: hashToken(token), createdAt: new Date() }
	await db.calendarFeed.upsert({ where: { userId }, create: { userId, ...feed }, update: feed })
	return token
}

/** Ends the private address of a member's calendar. */
export async function revokeCalendarFeed({ db }: Pick<Services, 'db'>, { id: userId }: Owner): Promise<void> {
	await db.calendarFeed.deleteMany({ where: { userId } })
}

/** When a member's calendar address was made; `null` without one. */
export async function findCalendarFeed({ db }: Pick<Services, 'db'>, { id: userId }: Owner): Promise<Date | null> {
	const feed = await db.calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } })
	return feed?.createdAt ?? null
}

/**
 * The calendar behind a private address: what is due for its owner, without what is done. Titles name no document,
 * because calendar services read them.
 *
 * @returns `null` when the address was revoked, or its owner can't sign in any more
 */
export async function readCalendarFeed({ db, env }: Pick<Services, 'db' | 'env'>, token: string, now: number): Promise<string | null> {
	const feed = await db.calendarFeed.findFirst({
		where: { tokenHash: hashToken(token), user: { deletedAt: null, suspendedAt: null } },
		select: { user: { select: { id: true, email: true, companyId: true } } },
	})
	if (!feed) return null
	const { upcoming, passed } = await listDeadlines({ db }, feed.user, now)
	const url = `${env.appUrl}/legal-tasks`
	const entries = [...passed, ...upcoming].map((deadline) => ({
		id: deadline.key.replaceAll(':', '-') + deadline.date,
		date: deadline.date,
		title: deadline.confirmed ? deadline.what : `${deadline.what} (not confirmed)`,
		description: descriptionOf(deadline),
		url,
	}))
	return calendarFile('Fineprint deadlines', entries, now)
}

function descriptionOf({ rule, steps, notes }: Deadline): string {
	return [rule, ...steps, ...notes].filter((line) => line !== null).join('\n')
}

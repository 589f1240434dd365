import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockPerson } from './lock-person.server.ts'
import { finishSignIn, type SignInOutcome } from './finish-sign-in.server.ts'
import { memberFields, memberOf } from './member-fields.ts'
import { hashCode, hashToken, newToken, sameHash } from './tokens.server.ts'
import { mayEnter } from './session.server.ts'
import { minute } from '#app/units.ts'

/** How long a mailed link and its code are valid. */
export const linkLifetime = 15 * minute

/** Wrong codes after which a code is invalid. The link in the same mail still works. */
const mostCodeAttempts = 5

/** Whether an address has an account, and whether that can be signed in to. */
export type AccountState = 'none' | 'unproven' | 'proven' | 'suspended'

/**
 * Creates the link of one mail and keeps the hash of its code. An address without an account, or with a suspended one, gets a row that opens
 * nothing, so that neither timing nor later answers reveal the difference.
 *
 * @param code the digits in the same mail
 * @returns the link's id and token, and the address's account
 */
export async function createSignInLink(
	{ db, keys }: Pick<Services, 'keys'> & { db: Db | Tx },
	{ email, code, returnTo }: { email: string; code: string; returnTo: string | null },
): Promise<{ id: string; token: string; account: AccountState }> {
	const [id, token] = [randomUUID(), newToken()]
	const user = await db.user.findUnique({ where: { email, deletedAt: null }, select: { id: true, verifiedAt: true, suspendedAt: true } })
	await db.signInLink.create({
		data: {
			id,
			userId: user && !user.suspendedAt ? user.id : null,
			email,
			tokenHash: hashToken(token),
			codeHash: hashCode(keys, id, code),
			returnTo,
			expiresAt: new Date(Date.now() + linkLifetime),
		},
	})
	return { id, token, account: stateOf(user) }
}

function stateOf(user: { verifiedAt: Date | null; suspendedAt: Date | null } | null): AccountState {
	if (!user) return 'none'
	if (user.suspendedAt) return 'suspended'
	return user.verifiedAt ? 'proven' : 'unproven'
}

/** The link of a token, without using it; `null` when it is unknown, expired, used, or without an account. */
export async function findOpenLink({ db }: Pick<Services, 'db'>, token: string): Promise<{ id: string; email: string } | null> {
	return db.signInLink.findFirst({
		where: { tokenHash: hashToken(token), userId: { not: null }, usedAt: null, expiresAt: { gt: new Date() } },
		select: { id: true, email: true },
	})
}

/** Signs in with the token of a link. `null` when it is unknown, expired or used: a link works once. */
export async function redeemLink(services: Pick<Services, 'db'>, token: string, userAgent: string | null): Promise<SignInOutcome | null> {
	return claim(services, { tokenHash: hashToken(token) }, userAgent)
}

/**
 * Counts an attempt and checks the code. Counting comes first and in the database, so replayed cookies gain nothing.
 * Sign in with `redeemCode` afterwards.
 *
 * @returns the address that the mail went to, or `null` for a wrong, blocked, used or expired code
 */
export async function checkCode({ db, keys }: Pick<Services, 'db' | 'keys'>, linkId: string, code: string): Promise<string | null> {
	const [link] = await db.signInLink.updateManyAndReturn({
		where: { id: linkId, usedAt: null, expiresAt: { gt: new Date() }, codeAttempts: { lt: mostCodeAttempts } },
		data: { codeAttempts: { increment: 1 } },
		select: { userId: true, email: true, codeHash: true },
	})
	if (!link) return null
	return sameHash(link.codeHash, hashCode(keys, linkId, code)) && link.userId !== null ? link.email : null
}

/** Signs in with a link whose code was right. `null` when it was used or has expired since. */
export async function redeemCode(services: Pick<Services, 'db'>, linkId: string, userAgent: string | null): Promise<SignInOutcome | null> {
	return claim(services, { id: linkId }, userAgent)
}

async function claim(
	{ db }: Pick<Services, 'db'>,
	which: { id: string } | { tokenHash: string },
	userAgent: string | null,
): Promise<SignInOutcome | null> {
	return db.$transaction(async (tx) => {
		const now = new Date()
		const found = await tx.signInLink.findFirst({ where: which, select: { userId: true } })
		// Before the link: changes of an account lock the person first, then end the links.
		if (found?.userId) await lockPerson(tx, found.userId)
		// One statement: when two requests come at once, the second finds nothing left to use.
		const [link] = await tx.signInLink.updateManyAndReturn({
			where: { ...which, user: mayEnter, usedAt: null, expiresAt: { gt: now } },
			data: { usedAt: now },
			select: { userId: true, returnTo: true },
		})
		if (!link?.userId) return null
		// Opening the mail verifies the address.
		await tx.user.updateMany({ where: { id: link.userId, verifiedAt: null }, data: { verifiedAt: now } })
		const member = memberOf(await tx.user.findUniqueOrThrow({ where: { id: link.userId }, select: memberFields }))
		return finishSignIn(tx, member, { userAgent, returnTo: link.returnTo })
	})
}

import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import { memberFields, memberOf } from '../member-fields.ts'
import type { Member } from '../member.ts'
import { mayEnter, startSession } from '../session.server.ts'
import { hashToken, newToken } from '../tokens.server.ts'
import { type CodeOutcome, type SecondFactorServices, useCode } from './second-factor.server.ts'

/** How long the second factor may take after the first. */
export const challengeLifetime = 5 * minute

/** Notes that a person's first factor is proven. @returns the challenge's token; only a hash of it is kept */
export async function issueChallenge(db: Db | Tx, userId: string, returnTo: string | null): Promise<string> {
	const token = newToken()
	await db.signInChallenge.create({
		data: { userId, tokenHash: hashToken(token), returnTo, expiresAt: new Date(Date.now() + challengeLifetime) },
	})
	return token
}

/** Whom a challenge asks; `null` when it is unknown, used or expired. */
export async function findChallenge({ db }: Pick<Services, 'db'>, token: string): Promise<{ id: string; member: Member } | null> {
	const challenge = await db.signInChallenge.findFirst({
		where: { tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: new Date() }, user: mayEnter },
		select: { id: true, user: { select: memberFields } },
	})
	return challenge && { id: challenge.id, member: memberOf(challenge.user) }
}

/** A sign-in that ended with its second factor. */
export interface ChallengeMet {
	token: string
	member: Member
	returnTo: string | null
}

/** What a second factor brings: a session, or why not. 'closed': the challenge is unknown, used or expired. */
export type ChallengeOutcome = ChallengeMet | Exclude<CodeOutcome, 'right'> | 'closed'

/** Signs in with a challenge and a code of the person whom it asks. */
export async function meetChallenge(
	services: SecondFactorServices,
	token: string,
	typed: string,
	caller: { userAgent: string | null; address: string },
): Promise<ChallengeOutcome> {
	return meetChallengeWith(services, token, caller, (member) => useCode(services, member, typed))
}

/** The same with any second factor: `prove` checks it for the challenge's person and uses it up. */
export async function meetChallengeWith(
	services: Pick<Services, 'db'>,
	token: string,
	{ userAgent, address }: { userAgent: string | null; address: string },
	prove: (member: Member) => Promise<CodeOutcome>,
): Promise<ChallengeOutcome> {
	const challenge = await findChallenge(services, token)
	if (!challenge) return 'closed'
	const member = { ...challenge.member, address }
	const outcome = await prove(member)
	return outcome === 'right' ? claim(services, challenge.id, member, userAgent) : outcome
}

async function claim({ db }: Pick<Services, 'db'>, id: string, member: Member, userAgent: string | null): Promise<ChallengeMet | 'closed'> {
	return db.$transaction(async (tx) => {
		const now = new Date()
		// One statement: of two right answers at once, one opens a session.
		const [challenge] = await tx.signInChallenge.updateManyAndReturn({
			where: { id, usedAt: null, expiresAt: { gt: now }, user: mayEnter },
			data: { usedAt: now },
			select: { returnTo: true },
		})
		if (!challenge) return 'closed'
		return { token: await startSession(tx, member.id, userAgent), member, returnTo: challenge.returnTo }
	})
}

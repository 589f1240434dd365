import type { Tx } from '#app/infrastructure/db/db.ts'
import { lockPerson } from './lock-person.server.ts'
import type { Member } from './member.ts'
import { hasMfa } from './mfa/mfa-status.server.ts'
import { issueChallenge } from './mfa/sign-in-challenge.server.ts'
import { startSession } from './session.server.ts'

/** Somebody who has just signed in. */
export interface SignedIn {
	/** Of the new session. */
	token: string
	member: Member
	/** The page to continue to after signing in. */
	returnTo: string | null
}

/** Somebody whose first factor is proven and who still has to prove the second: no session exists yet. */
export interface SecondFactorNeeded {
	/** Goes with the second factor; it opens one session within 5 minutes. */
	challenge: string
}

/** How the first factor ends: with a session, or with a challenge where the account has MFA on. */
export type SignInOutcome = SignedIn | SecondFactorNeeded

/**
 * The end of every first factor, whatever it was (mailed link, mailed code, social account): the one place that decides
 * between a session and the question for the second factor. Nothing else may start a session. It locks the person, so that
 * MFA turned on at the same moment either asks this sign-in or ends its session.
 */
export async function finishSignIn(
	tx: Tx,
	member: Member,
	{ userAgent, returnTo }: { userAgent: string | null; returnTo: string | null },
): Promise<SignInOutcome> {
	await lockPerson(tx, member.id)
	if (await hasMfa({ db: tx }, member.id)) return { challenge: await issueChallenge(tx, member.id, returnTo) }
	return { token: await startSession(tx, member.id, userAgent), member, returnTo }
}

import type { Services } from '#app/infrastructure/services.ts'
import { finishSignIn, type SignInOutcome } from './finish-sign-in.server.ts'
import { memberFields, memberOf } from './member-fields.ts'
import { mayEnter } from './session.server.ts'

/**
 * The development bypass: signs in to any account, at once and without proof of the address; MFA is asked for as ever. Only with AUTH_DEV_BYPASS=1, which a
 * publicly reachable program refuses; checked again here, because it opens every account.
 *
 * @returns `null` when the bypass is off or the address has no account
 */
export async function signInWithoutMail(
	{ db, env }: Pick<Services, 'db' | 'env'>,
	email: string,
	userAgent: string | null,
): Promise<SignInOutcome | null> {
	if (!env.authDevBypass || env.public) return null
	const person = await db.user.findUnique({ where: { email, ...mayEnter }, select: memberFields })
	return person && db.$transaction((tx) => finishSignIn(tx, memberOf(person), { userAgent, returnTo: null }))
}

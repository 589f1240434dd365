import type { Services } from '#app/infrastructure/services.ts'
import { memberFields, memberOf } from './member-fields.ts'
import { startSession } from './session.server.ts'
import type { SignedIn } from './sign-in-link.server.ts'

/**
 * The development bypass: signs in to any account, at once and without proof. Only with AUTH_DEV_BYPASS=1, which a
 * publicly reachable program refuses; checked again here, because it opens every account.
 *
 * @returns `null` when the bypass is off or the address has no account
 */
export async function signInWithoutMail(
	{ db, env }: Pick<Services, 'db' | 'env'>,
	email: string,
	userAgent: string | null,
): Promise<SignedIn | null> {
	if (!env.authDevBypass || env.public) return null
	const person = await db.user.findUnique({ where: { email, deletedAt: null }, select: memberFields })
	return person && { token: await startSession(db, person.id, userAgent), member: memberOf(person), returnTo: null }
}

import { randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import type { Member } from '#app/domain/identity/member.ts'
import { beginMfaSetup, enableMfa } from '#app/domain/identity/mfa/set-up-mfa.server.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import { minute, second } from '#app/units.ts'
import type { TestServices } from './world.ts'

/** A code of an authenticator app at a time in milliseconds since 1970. */
export function codeAt(secret: string, now: number): string {
	return generateSync({ secret, epoch: Math.floor(now / second) })
}

/**
 * Turns MFA on for a person, some minutes ago, so that every code of today is still unused.
 *
 * @param sessionId a session of theirs that goes on; the others end
 */
export async function withMfa(
	services: TestServices,
	member: Member,
	sessionId: string = randomUUID(),
): Promise<{ secret: string; backupCodes: string[] }> {
	const earlier = Date.now() - 10 * minute
	const setup = await beginMfaSetup(services, member, earlier)
	const enabled = await enableMfa(services, member, { code: codeAt(setup!.secret, earlier), sessionId }, earlier)
	if (typeof enabled !== 'object' || !('backupCodes' in enabled)) throw new Error('MFA could not be turned on')
	return { secret: setup!.secret, backupCodes: enabled.backupCodes }
}

/** A session of a person. @returns its token and id */
export async function signedIn(services: TestServices, { id: userId }: Pick<Member, 'id'>): Promise<{ token: string; sessionId: string }> {
	const token = await startSession(services.db, userId, null)
	const { id } = await services.db.session.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' }, select: { id: true } })
	return { token, sessionId: id }
}

import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import type { Member } from '../member.ts'
import { type CodeOutcome, type SecondFactorServices, useCode } from './second-factor.server.ts'

/** How long a proven second factor opens the admin area (spec section 9, 'Admin MFA session'). */
export const stepUpLifetime = 15 * minute

/** Opens the admin area for one session with a code of the session's own person. */
export async function stepUp(services: SecondFactorServices, member: Member, sessionId: string, typed: string): Promise<CodeOutcome> {
	const outcome = await useCode(services, member, typed)
	if (outcome === 'right') await openStepUp(services, member, sessionId)
	return outcome
}

/** Notes on the server that the second factor was proven in this session, for 15 minutes. */
export async function openStepUp({ db }: Pick<Services, 'db'>, member: Member, sessionId: string): Promise<void> {
	await db.session.updateMany({
		where: { id: sessionId, userId: member.id, revokedAt: null },
		data: { stepUpUntil: new Date(Date.now() + stepUpLifetime) },
	})
}

/**
 * Proves the second factor before something that could stand in for it changes: by a step-up of this session that is
 * open, or by a code, which is used up. A session alone proves the first factor only.
 *
 * @param typed empty when no code came with the request
 * @returns 'missing' without a step-up and a code
 */
export async function proveSecondFactor(
	services: SecondFactorServices,
	member: Member,
	sessionId: string,
	typed: string,
): Promise<CodeOutcome | 'missing'> {
	const open = await services.db.session.count({
		where: { id: sessionId, userId: member.id, revokedAt: null, stepUpUntil: { gt: new Date() } },
	})
	if (open > 0) return 'right'
	return typed === '' ? 'missing' : useCode(services, member, typed)
}

/** Closes the admin area for a session before its time. */
export async function endStepUp({ db }: Pick<Services, 'db'>, member: Member, sessionId: string): Promise<void> {
	await db.session.updateMany({ where: { id: sessionId, userId: member.id }, data: { stepUpUntil: null } })
}

import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../member.ts'
import { replaceBackupCodes } from './backup-codes.server.ts'
import { backupCodesRegeneratedMail, mfaDisabledMail } from './mfa-mails.ts'
import { hasMfa } from './mfa-status.server.ts'
import { type CodeOutcome, type SecondFactorServices, useCode } from './second-factor.server.ts'

/** Turns MFA off with a code of the person's app or a backup code. 'off' when it was off before. */
export async function disableMfa(services: SecondFactorServices, member: Member, typed: string): Promise<CodeOutcome | 'off'> {
	if (!(await hasMfa(services, member.id))) return 'off'
	const outcome = await useCode(services, member, typed)
	if (outcome === 'right') await turnOff(services, member)
	return outcome
}

/**
 * Turns MFA off without a code: the development bypass. Only with AUTH_DEV_BYPASS=1, which a publicly reachable program
 * refuses; checked again here, because it removes a defense.
 *
 * @returns whether the bypass is on
 */
export async function disableMfaWithoutCode(services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>, member: Member): Promise<boolean> {
	if (!services.env.authDevBypass || services.env.public) return false
	await turnOff(services, member)
	return true
}

/** New backup codes with a code of the person's app or a backup code; the earlier ones no longer work. */
export async function regenerateBackupCodes(
	services: SecondFactorServices,
	member: Member,
	typed: string,
): Promise<{ backupCodes: string[] } | Exclude<CodeOutcome, 'right'> | 'off'> {
	if (!(await hasMfa(services, member.id))) return 'off'
	const outcome = await useCode(services, member, typed)
	if (outcome !== 'right') return outcome
	const { db, keys } = services
	const backupCodes = await db.$transaction(async (tx) => {
		await recordEvent(tx, { type: 'account.backup_codes_regenerated', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail(services, tx, backupCodesRegeneratedMail({ to: member.email }))
		return replaceBackupCodes(tx, keys, member.id)
	})
	return { backupCodes }
}

async function turnOff(services: Pick<Services, 'db' | 'jobs' | 'keys'>, member: Member): Promise<void> {
	await services.db.$transaction(async (tx) => {
		if (!(await removeMfa(tx, member.id))) return
		await recordEvent(tx, { type: 'account.mfa_disabled', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail(services, tx, mfaDisabledMail({ to: member.email }))
	})
}

/**
 * Removes a person's app, backup codes, passkeys and what they opened: every step-up, and sign-ins that wait for a code.
 * Whoever calls it records the event and tells the person.
 *
 * @returns whether MFA was on
 */
export async function removeMfa(tx: Tx, userId: string): Promise<boolean> {
	const { count } = await tx.authenticator.deleteMany({ where: { userId, enabledAt: { not: null } } })
	await tx.backupCode.deleteMany({ where: { userId } })
	await tx.passkey.deleteMany({ where: { userId } })
	await tx.passkeyChallenge.deleteMany({ where: { userId } })
	await tx.signInChallenge.deleteMany({ where: { userId } })
	await tx.session.updateMany({ where: { userId, stepUpUntil: { not: null } }, data: { stepUpUntil: null } })
	return count > 0
}

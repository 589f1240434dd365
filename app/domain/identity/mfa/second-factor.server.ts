import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../member.ts'
import { hasSignedInFrom } from '../sessions/list-sessions.server.ts'
import { countBackupCodes, takeBackupCode } from './backup-codes.server.ts'
import { isAppCode, isBackupCode, plainCode } from './mfa-code.ts'
import { codesPerAccount, codesPerAccountAnywhere, codesPerAccountDaily, codesPerCaller } from './mfa-limits.ts'
import { backupCodeUsedMail } from './mfa-mails.ts'
import { stepOfCode } from './totp.server.ts'

/** What checking a code needs. */
export type SecondFactorServices = Pick<Services, 'db' | 'keys' | 'limits' | 'jobs'>

/** Whether a code was right; or the seconds to wait after too many wrong ones. */
export type CodeOutcome = 'right' | 'wrong' | { refusedFor: number }

/**
 * Checks a code of a person's authenticator app, or one of their backup codes, and uses it up. Every try counts before
 * it is checked, in the database, so that many at once or over several processes gain nothing; a right code gives its
 * count back.
 *
 * @param member the person, with the address that the request comes from
 * @param now in milliseconds since 1970
 */
export async function useCode(services: SecondFactorServices, member: Member, typed: string, now = Date.now()): Promise<CodeOutcome> {
	return counted(services, member, async () => {
		const code = plainCode(typed)
		if (isAppCode(code)) return useAppCode(services, member.id, code, now)
		return isBackupCode(code) && useBackupCode(services, member, code, now)
	})
}

/**
 * Runs a check of a code within the limits per account and per caller.
 *
 * @param isRight whether the code is right
 */
export async function counted(
	services: Pick<Services, 'db' | 'limits'>,
	member: Pick<Member, 'id' | 'email' | 'address'>,
	isRight: () => Promise<boolean>,
): Promise<CodeOutcome> {
	const { limits } = services
	const whose = await allowanceOf(services, member)
	const counts = [
		// The caller first: one over the limit must not use up other people's tries.
		...(member.address === undefined ? [] : [[codesPerCaller, member.address] as const]),
		// The day before the 15 minutes: whoever used up the day must not keep on using up the owner's 15 minutes.
		[codesPerAccountDaily, whose] as const,
		[codesPerAccountAnywhere, member.id] as const,
		[codesPerAccount, whose] as const,
	]
	for (const [rule, key] of counts) {
		const refusedFor = await limits.count(rule, key)
		if (refusedFor > 0) return { refusedFor }
	}
	if (!(await isRight())) return 'wrong'
	for (const [rule, key] of counts) await limits.giveBack(rule, key)
	return 'right'
}

/**
 * Whose tries a request uses up. A network that the person has signed in from has an allowance of its own, so that a thief
 * of the mailbox, who tries codes from elsewhere, does not lock the owner out.
 */
async function allowanceOf(
	{ db }: Pick<Services, 'db'>,
	{ id, email, address }: Pick<Member, 'id' | 'email' | 'address'>,
): Promise<string> {
	return address !== undefined && (await hasSignedInFrom({ db }, email, address)) ? `${id} ${address}` : id
}

/** One statement decides: of two requests with the same code, or a later one, only the first is accepted. */
async function useAppCode({ db, keys }: SecondFactorServices, userId: string, code: string, now: number): Promise<boolean> {
	const app = await db.authenticator.findUnique({ where: { userId, enabledAt: { not: null } }, select: { secret: true } })
	if (!app?.secret) return false
	const step = stepOfCode(unseal(keys, 'authenticator secret', userId, app.secret), code, now)
	if (step === null) return false
	const { count } = await db.authenticator.updateMany({
		// The secret that the code was checked with: it may have been replaced meanwhile.
		where: { userId, secret: app.secret, enabledAt: { not: null }, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
		data: { lastStep: step, lastUsedAt: new Date(now) },
	})
	return count > 0
}

async function useBackupCode({ db, keys, jobs }: SecondFactorServices, member: Member, code: string, now: number): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const enabled = await tx.authenticator.count({ where: { userId: member.id, enabledAt: { not: null } } })
		if (enabled === 0 || !(await takeBackupCode(tx, keys, member.id, code, now))) return false
		await tx.authenticator.update({ where: { userId: member.id }, data: { lastUsedAt: new Date(now) } })
		await recordEvent(tx, { type: 'account.backup_code_used', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail({ jobs, keys }, tx, backupCodeUsedMail({ to: member.email, remaining: await countBackupCodes(tx, member.id) }))
		return true
	})
}

import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { seal, unseal } from '#app/infrastructure/sealing.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'
import { lockPerson } from '../lock-person.server.ts'
import type { Member } from '../member.ts'
import { endSessions } from '../session.server.ts'
import { sameHash } from '../tokens.server.ts'
import { replaceBackupCodes } from './backup-codes.server.ts'
import { isAppCode, plainCode } from './mfa-code.ts'
import { mfaEnabledMail } from './mfa-mails.ts'
import { counted } from './second-factor.server.ts'
import { newAuthenticatorSecret, stepOfCode } from './totp.server.ts'

/** How long a setup waits for its first code. */
const setupLifetime = 15 * minute

/**
 * Begins a setup: a new secret for the person's authenticator app, which counts once a code of it was typed. An
 * earlier unfinished setup is void.
 *
 * @returns the secret in base32; `null` when MFA is on already
 */
export async function beginMfaSetup(
	{ db, keys }: Pick<Services, 'db' | 'keys'>,
	member: Member,
	now = Date.now(),
): Promise<{ secret: string } | null> {
	const secret = newAuthenticatorSecret()
	const pending = { pendingSecret: seal(keys, 'authenticator secret', member.id, secret), pendingExpiresAt: new Date(now + setupLifetime) }
	// One statement, so that a setup never touches an app that is in use.
	const began = await db.$queryRaw<unknown[]>`
		INSERT INTO "authenticators" ("user_id", "pending_secret", "pending_expires_at")
		VALUES (${member.id}::uuid, ${pending.pendingSecret}, ${pending.pendingExpiresAt}::timestamptz)
		ON CONFLICT ("user_id") DO UPDATE SET "pending_secret" = EXCLUDED."pending_secret", "pending_expires_at" = EXCLUDED."pending_expires_at"
		WHERE "authenticators"."enabled_at" IS NULL
		RETURNING 1`
	return began.length > 0 ? { secret } : null
}

/** The secret of an unfinished setup; `null` without one. */
export async function findMfaSetup(
	{ db, keys }: Pick<Services, 'db' | 'keys'>,
	member: Member,
	now = Date.now(),
): Promise<{ secret: string } | null> {
	const app = await db.authenticator.findUnique({
		where: { userId: member.id, enabledAt: null, pendingExpiresAt: { gt: new Date(now) } },
		select: { pendingSecret: true },
	})
	return app?.pendingSecret ? { secret: unseal(keys, 'authenticator secret', member.id, app.pendingSecret) } : null
}

/** MFA is on, with the backup codes to show once; or why it is not. */
export type EnableOutcome = { backupCodes: string[] } | 'wrong' | 'no-setup' | { refusedFor: number }

/**
 * Turns MFA on with the first code of the app. The code is used up by that. All other sessions end: whoever was signed in
 * without the second factor, such as a thief of the mailbox, must not stay.
 *
 * @param sessionId the session that asks; it goes on
 * @param secret the secret of the setup, where the caller names it; another one is no setup of this person
 */
export async function enableMfa(
	services: Pick<Services, 'db' | 'keys' | 'limits' | 'jobs'>,
	member: Member,
	{ secret, code, sessionId }: { secret?: string; code: string; sessionId: string },
	now = Date.now(),
): Promise<EnableOutcome> {
	const setup = await findMfaSetup(services, member, now)
	if (!setup || (secret !== undefined && !sameHash(secret, setup.secret))) return 'no-setup'

	let backupCodes: string[] | null = null
	const outcome = await counted(services, member, async () => {
		const typed = plainCode(code)
		const step = isAppCode(typed) ? stepOfCode(setup.secret, typed, now) : null
		if (step === null) return false
		backupCodes = await finish(services, member, { secret: setup.secret, step, sessionId }, now)
		return true
	})
	if (outcome !== 'right') return outcome
	return backupCodes ? { backupCodes } : 'no-setup'
}

/** @returns `null` when another request finished or replaced the setup meanwhile */
async function finish(
	{ db, keys, jobs }: Pick<Services, 'db' | 'keys' | 'jobs'>,
	member: Member,
	{ secret, step, sessionId }: { secret: string; step: number; sessionId: string },
	now: number,
): Promise<string[] | null> {
	return db.$transaction(async (tx) => {
		// Sign-ins lock the person, too: one that is about to start a session without a code is over, and its session ends below.
		await lockPerson(tx, member.id)
		await tx.$queryRaw`SELECT 1 FROM "authenticators" WHERE "user_id" = ${member.id}::uuid FOR UPDATE`
		const app = await tx.authenticator.findUnique({ where: { userId: member.id, enabledAt: null }, select: { pendingSecret: true } })
		if (!app?.pendingSecret || !sameHash(unseal(keys, 'authenticator secret', member.id, app.pendingSecret), secret)) return null
		await tx.authenticator.update({
			where: { userId: member.id },
			data: {
				secret: seal(keys, 'authenticator secret', member.id, secret),
				enabledAt: new Date(now),
				lastUsedAt: new Date(now),
				lastStep: step,
				pendingSecret: null,
				pendingExpiresAt: null,
			},
		})
		await endSessions(tx, member.id, sessionId)
		await recordEvent(tx, { type: 'account.mfa_enabled', actor: member, companyId: member.companyId, subject: member.id })
		await queueMail({ jobs, keys }, tx, mfaEnabledMail({ to: member.email }))
		return replaceBackupCodes(tx, keys, member.id)
	})
}

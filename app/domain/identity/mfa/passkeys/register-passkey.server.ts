import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../../member.ts'
import { passkeyAddedMail } from '../mfa-mails.ts'
import { hasMfa } from '../mfa-status.server.ts'
import type { CodeOutcome, SecondFactorServices } from '../second-factor.server.ts'
import { proveSecondFactor } from '../step-up.server.ts'
import { keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge.server.ts'
import { passkeySite } from './passkey-site.ts'

/** The most passkeys of a person. */
const mostPasskeys = 20

export type PasskeyRegistration = Parameters<typeof verifyRegistrationResponse>[0]['response']

/** What the browser needs to create a passkey. */
type PasskeyOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>

/**
 * The options of a new passkey for the browser, after the second factor is proven: else whoever has a session could add
 * a passkey and prove the second factor with that. Only beside an authenticator app: its backup codes are the way back
 * when the device is lost.
 *
 * @param code of the app or a backup code; not needed while a step-up of the session is open
 * @returns 'not-possible' where MFA is off, the site has no name, or there are too many passkeys
 */
export async function beginPasskey(
	services: SecondFactorServices & Pick<Services, 'env'>,
	member: Member,
	sessionId: string,
	code: string,
): Promise<{ options: PasskeyOptions } | Exclude<CodeOutcome, 'right'> | 'missing' | 'not-possible'> {
	const site = passkeySite(services.env)
	if (!site || !(await hasMfa(services, member.id))) return 'not-possible'
	const passkeys = await services.db.passkey.findMany({ where: { userId: member.id }, select: { id: true, transports: true } })
	if (passkeys.length >= mostPasskeys) return 'not-possible'
	const proof = await proveSecondFactor(services, member, sessionId, code)
	if (proof !== 'right') return proof
	const options = await generateRegistrationOptions({
		rpName: 'Fineprint',
		rpID: site.rpId,
		userName: member.email,
		userDisplayName: `${member.firstName} ${member.lastName}`.trim(),
		userID: new TextEncoder().encode(member.id),
		excludeCredentials: passkeys,
		authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
	})
	// Only here: an answer counts for nothing without it, so not without the proof above.
	await keepPasskeyChallenge(services, member.id, `register:${sessionId}`, options.challenge)
	return { options }
}

/** Keeps a new passkey after checking the browser's answer to options that this session was given. @returns whether it was right and new */
export async function addPasskey(
	services: Pick<Services, 'db' | 'env' | 'jobs' | 'keys'>,
	member: Member,
	sessionId: string,
	name: string,
	response: PasskeyRegistration,
): Promise<boolean> {
	const site = passkeySite(services.env)
	if (!site) return false
	const checked = await verifyRegistrationResponse({
		response,
		expectedChallenge: (challenge) => takePasskeyChallenge(services, member.id, `register:${sessionId}`, challenge),
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
		requireUserVerification: true,
	}).catch(() => null)
	if (!checked?.verified) return false
	const { id, publicKey, counter, transports } = checked.registrationInfo.credential
	return services.db
		.$transaction(async (tx) => {
			// Locked: MFA that is turned off meanwhile leaves no passkey behind.
			const apps = await tx.$queryRaw<unknown[]>`
				SELECT 1 FROM "authenticators" WHERE "user_id" = ${member.id}::uuid AND "enabled_at" IS NOT NULL FOR SHARE`
			if (apps.length === 0) return false
			await tx.passkey.create({ data: { id, userId: member.id, name, publicKey, counter, transports: transports ?? [] } })
			await recordEvent(tx, { type: 'account.passkey_added', actor: member, companyId: member.companyId, subject: member.id })
			await queueMail(services, tx, passkeyAddedMail({ to: member.email, name }))
			return true
		})
		.catch((error: unknown) => {
			// The credential is somebody's already.
			if (isUniqueViolation(error)) return false
			throw error
		})
}

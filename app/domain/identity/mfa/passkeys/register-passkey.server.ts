import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../../member.ts'
import { passkeyAddedMail } from '../mfa-mails.ts'
import { hasMfa } from '../mfa-status.server.ts'
import { keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenge.server.ts'
import { passkeySite } from './passkey-site.ts'

/** The most passkeys of a person. */
const mostPasskeys = 20

export type PasskeyRegistration = Parameters<typeof verifyRegistrationResponse>[0]['response']

/**
 * The options of a new passkey for the browser. Only beside an authenticator app: its backup codes are the way back when
 * the device is lost.
 *
 * @returns `null` where passkeys are not possible: MFA is off, the site has no name, or there are too many
 */
export async function beginPasskey(services: Pick<Services, 'db' | 'env'>, member: Member) {
	const site = passkeySite(services.env)
	if (!site || !(await hasMfa(services, member.id))) return null
	const passkeys = await services.db.passkey.findMany({ where: { userId: member.id }, select: { id: true, transports: true } })
	if (passkeys.length >= mostPasskeys) return null
	const options = await generateRegistrationOptions({
		rpName: 'Fineprint',
		rpID: site.rpId,
		userName: member.email,
		userDisplayName: `${member.firstName} ${member.lastName}`.trim(),
		userID: new TextEncoder().encode(member.id),
		excludeCredentials: passkeys,
		authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
	})
	await keepPasskeyChallenge(services, member.id, 'register', options.challenge)
	return options
}

/** Keeps a new passkey after checking the browser's answer. @returns whether it was right and new */
export async function addPasskey(
	services: Pick<Services, 'db' | 'env' | 'jobs' | 'keys'>,
	member: Member,
	name: string,
	response: PasskeyRegistration,
): Promise<boolean> {
	const site = passkeySite(services.env)
	if (!site || !(await hasMfa(services, member.id))) return false
	const checked = await verifyRegistrationResponse({
		response,
		expectedChallenge: (challenge) => takePasskeyChallenge(services, member.id, 'register', challenge),
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
		requireUserVerification: true,
	}).catch(() => null)
	if (!checked?.verified) return false
	const { id, publicKey, counter, transports } = checked.registrationInfo.credential
	return services.db
		.$transaction(async (tx) => {
			await tx.passkey.create({ data: { id, userId: member.id, name, publicKey, counter, transports: transports ?? [] } })
			await recordEvent(tx, { type: 'account.passkey_added', actor: member, companyId: member.companyId, subject: member.id })
			await queueMail(services, tx, passkeyAddedMail({ to: member.email, name }))
			return true
		})
		.catch((error: unknown) => {
			// The credential is somebody's already.
			if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false
			throw error
		})
}

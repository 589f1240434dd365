import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from '../../member.ts'
import { keepPasskeyChallenge, type PasskeyPurpose, takePasskeyChallenge } from './passkey-challenge.server.ts'
import { passkeySite } from './passkey-site.ts'

export type PasskeyAnswer = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/** The question to a person's passkeys for the browser. `null` when they have none or the site can't use them. */
export async function askPasskey(services: Pick<Services, 'db' | 'env'>, member: Pick<Member, 'id'>, purpose: PasskeyPurpose) {
	const site = passkeySite(services.env)
	const passkeys = await services.db.passkey.findMany({ where: { userId: member.id }, select: { id: true, transports: true } })
	if (!site || passkeys.length === 0) return null
	const options = await generateAuthenticationOptions({ rpID: site.rpId, allowCredentials: passkeys, userVerification: 'required' })
	await keepPasskeyChallenge(services, member.id, purpose, options.challenge)
	return options
}

/**
 * Checks the answer of one of a person's passkeys and uses up its question. A count that goes back tells of a copied key
 * and is refused (WebAuthn section 6.1.1); of two answers at once with one count, one is accepted.
 */
export async function redeemPasskey(
	services: Pick<Services, 'db' | 'env'>,
	member: Pick<Member, 'id'>,
	purpose: PasskeyPurpose,
	response: PasskeyAnswer,
): Promise<'right' | 'wrong'> {
	const { db } = services
	const site = passkeySite(services.env)
	const passkey = await db.passkey.findUnique({ where: { id: response.id, userId: member.id } })
	if (!site || !passkey) return 'wrong'
	const checked = await verifyAuthenticationResponse({
		response,
		expectedChallenge: (challenge) => takePasskeyChallenge(services, member.id, purpose, challenge),
		expectedOrigin: site.origin,
		expectedRPID: site.rpId,
		credential: { id: passkey.id, publicKey: passkey.publicKey, counter: Number(passkey.counter), transports: passkey.transports },
		requireUserVerification: true,
	}).catch(() => null)
	if (!checked?.verified) return 'wrong'

	return db.$transaction(async (tx) => {
		const { count } = await tx.passkey.updateMany({
			where: { id: passkey.id, counter: passkey.counter },
			data: { counter: checked.authenticationInfo.newCounter, lastUsedAt: new Date() },
		})
		if (count === 0) return 'wrong'
		await tx.authenticator.updateMany({ where: { userId: member.id }, data: { lastUsedAt: new Date() } })
		return 'right'
	})
}

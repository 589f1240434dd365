import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { createAccount } from '../create-account.server.ts'
import type { Member } from '../member.ts'
import type { SocialIdentity } from './social-identity.ts'
import { socialLinkedMail } from './social-mails.ts'

/** Why an identity opens no account. */
export type SocialRefusal = 'unverified' | 'unproven' | 'closed' | 'suspended'

type SocialServices = Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>

/**
 * The account that an identity opens: the one that it is linked to, once the address of that account is proven; else, on
 * an address that the provider verified, the account of that address, which is linked then, or a new one with a company
 * of its own. An account whose address was never proven may have been registered by a stranger: the provider's word
 * proves it, and whatever opened it before ends.
 *
 * @returns the account's id, or why there is none
 */
export async function findOrCreateSocialAccount(
	services: SocialServices,
	identity: SocialIdentity,
): Promise<{ userId: string } | { refused: SocialRefusal }> {
	return services.db.$transaction(async (tx) => {
		const linked = await useLinked(tx, identity)
		if (linked) return linked
		const { email, firstName, lastName } = identity
		if (email === null || !identity.emailVerified) return { refused: 'unverified' }

		const created = await createAccount(tx, { email, firstName, lastName, verifiedAt: new Date() })
		// Locked: two first sign-ins at once link one after the other.
		await tx.$queryRaw`SELECT 1 FROM "users" WHERE "email" = ${email} FOR NO KEY UPDATE`
		const user = await tx.user.findUniqueOrThrow({
			where: { email },
			select: { id: true, verifiedAt: true, deletedAt: true, suspendedAt: true, companyId: true },
		})
		const refused = refusalOf(user)
		if (refused) return { refused }
		if (!user.verifiedAt) await proveAddress(tx, user.id, identity)
		// The other of two first sign-ins may have linked it while this one waited.
		const linkedMeanwhile = await useLinked(tx, identity)
		if (linkedMeanwhile) return linkedMeanwhile
		await link(services, tx, { ...user, email }, identity, { notify: !created })
		return { userId: user.id }
	})
}

/**
 * Links an identity to the account of somebody who is signed in. The provider must have verified its address, which may be
 * another than the account's.
 *
 * @returns 'taken' when it is linked to another account, 'unverified' when the provider did not verify the address
 */
export async function linkSocialAccount(
	services: SocialServices,
	member: Member,
	identity: SocialIdentity,
): Promise<'linked' | 'taken' | 'unverified'> {
	return services.db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${member.id}::uuid FOR NO KEY UPDATE`
		const owner = await tx.socialAccount.findUnique({ where: keyOf(identity), select: { userId: true } })
		if (owner) return owner.userId === member.id ? 'linked' : 'taken'
		if (!identity.emailVerified) return 'unverified'
		await link(services, tx, member, identity, { notify: true })
		return 'linked'
	})
}

function keyOf({ provider, issuer, subject }: SocialIdentity) {
	return { provider_issuer_subject: { provider, issuer, subject } }
}

async function useLinked(tx: Tx, identity: SocialIdentity): Promise<{ userId: string } | { refused: SocialRefusal } | null> {
	const { provider, issuer, subject, email, emailVerified } = identity
	const linked = await tx.socialAccount.findUnique({
		where: keyOf(identity),
		select: { user: { select: { email: true, verifiedAt: true, deletedAt: true, suspendedAt: true } } },
	})
	if (!linked) return null
	const refused = refusalOf(linked.user)
	if (refused) return { refused }
	// The address may be another person's by now. The provider's word on the same address proves it, like a first sign-in.
	if (!linked.user.verifiedAt) return emailVerified && email === linked.user.email ? null : { refused: 'unproven' }
	const [used] = await tx.socialAccount.updateManyAndReturn({
		where: { provider, issuer, subject },
		data: { lastUsedAt: new Date(), email },
		select: { userId: true },
	})
	return used ?? null
}

function refusalOf(user: { deletedAt: Date | null; suspendedAt: Date | null }): SocialRefusal | null {
	return user.deletedAt ? 'closed' : user.suspendedAt ? 'suspended' : null
}

async function proveAddress(tx: Tx, userId: string, { firstName, lastName }: SocialIdentity): Promise<void> {
	const now = new Date()
	await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } })
	await tx.signInLink.deleteMany({ where: { userId } })
	await tx.signInChallenge.deleteMany({ where: { userId } })
	await tx.socialAccount.deleteMany({ where: { userId } })
	await tx.emailChange.deleteMany({ where: { userId } })
	await tx.knownDevice.deleteMany({ where: { userId } })
	await tx.user.update({ where: { id: userId }, data: { verifiedAt: now, firstName, lastName } })
}

async function link(
	services: SocialServices,
	tx: Tx,
	member: Pick<Member, 'id' | 'companyId' | 'email' | 'address'>,
	{ provider, issuer, subject, email }: SocialIdentity,
	{ notify }: { notify: boolean },
): Promise<void> {
	await tx.socialAccount.create({ data: { userId: member.id, provider, issuer, subject, email, lastUsedAt: new Date() } })
	await recordEvent(tx, {
		type: 'account.social_linked',
		actor: member,
		companyId: member.companyId,
		subject: member.id,
		details: { provider },
	})
	if (notify)
		await queueMail(services, tx, socialLinkedMail({ to: member.email, provider, link: `${services.env.appUrl}/settings/security` }))
}

import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from './member.ts'
import { hashToken, newToken } from './tokens.server.ts'
import { linkLifetime } from './sign-in-link.server.ts'
import { addressChangedMail, confirmAddressMail } from './sign-in-mails.ts'

/**
 * Mails a link to a member's new address. The old one stays until the link is opened. Only the owner of an address
 * learns whether it has an account.
 */
export async function requestEmailChange(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	member: Member,
	newEmail: string,
): Promise<void> {
	const token = newToken()
	await services.db.$transaction(async (tx) => {
		await tx.emailChange.create({
			data: { userId: member.id, newEmail, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + linkLifetime) },
		})
		await queueMail(services, tx, confirmAddressMail({ to: newEmail, link: `${services.env.appUrl}/settings/email?token=${token}` }))
	})
}

/** The new address that a mailed link confirms, without using the link; `null` when it is unknown, another member's, used or expired. */
export async function findOpenEmailChange({ db }: Pick<Services, 'db'>, member: Member, token: string): Promise<string | null> {
	const asked = await db.emailChange.findFirst({
		where: { tokenHash: hashToken(token), userId: member.id, usedAt: null, expiresAt: { gt: new Date() } },
		select: { newEmail: true },
	})
	return asked?.newEmail ?? null
}

/**
 * Confirms the new address. Only a browser signed in as that member can: a mistyped address must not give the account
 * to a stranger. Open links to the old address and all other sessions end.
 *
 * @returns the new address; `null` for a link that is unknown, another member's, used or expired; 'taken' when
 * another account has the address
 */
export async function confirmEmailChange(
	services: Pick<Services, 'db' | 'jobs' | 'keys'>,
	member: Member,
	sessionId: string,
	token: string,
): Promise<{ email: string } | 'taken' | null> {
	return change(services, member, sessionId, token).catch((error: unknown) => {
		if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken' as const
		throw error
	})
}

async function change(
	services: Pick<Services, 'db' | 'jobs' | 'keys'>,
	member: Member,
	sessionId: string,
	token: string,
): Promise<{ email: string } | null> {
	return services.db.$transaction(async (tx) => {
		const now = new Date()
		const [asked] = await tx.emailChange.updateManyAndReturn({
			where: { tokenHash: hashToken(token), userId: member.id, usedAt: null, expiresAt: { gt: now } },
			data: { usedAt: now },
			select: { newEmail: true },
		})
		if (!asked) return null
		await tx.user.update({ where: { id: member.id }, data: { email: asked.newEmail, verifiedAt: now } })
		await tx.signInLink.deleteMany({ where: { userId: member.id } })
		await tx.emailChange.deleteMany({ where: { userId: member.id, usedAt: null } })
		await tx.session.updateMany({ where: { userId: member.id, id: { not: sessionId }, revokedAt: null }, data: { revokedAt: now } })
		await queueMail(services, tx, addressChangedMail({ to: member.email }))
		return { email: asked.newEmail }
	})
}

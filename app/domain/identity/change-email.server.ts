import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Member } from './member.ts'
import { hashToken, newToken } from './tokens.server.ts'
import { linkLifetime } from './sign-in-link.server.ts'
import { addressChangedMail, confirmAddressMail } from './sign-in-mails.ts'

/**
 * Mails a link to the address that a member wants to have. Until it is opened the old one counts. Whether another
 * account has the address only its owner learns.
 */
export async function requestEmailChange(
	services: Pick<Services, 'db' | 'jobs' | 'secret' | 'env'>,
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

/** The address that a mailed link would give the member, without using it; `null` when it is unknown, somebody else's, used or expired. */
export async function findOpenEmailChange({ db }: Pick<Services, 'db'>, member: Member, token: string): Promise<string | null> {
	const asked = await db.emailChange.findFirst({
		where: { tokenHash: hashToken(token), userId: member.id, usedAt: null, expiresAt: { gt: new Date() } },
		select: { newEmail: true },
	})
	return asked?.newEmail ?? null
}

/**
 * Makes the new address count. Only a browser that is signed in as that member can: a mistyped address must not
 * hand the account to whoever reads the mail there. Links under way to the old address and all other sessions end.
 *
 * @returns the new address; `null` for a link that is unknown, somebody else's, used or expired; 'taken' when
 *   another account has the address
 */
export async function confirmEmailChange(
	services: Pick<Services, 'db' | 'jobs' | 'secret'>,
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
	services: Pick<Services, 'db' | 'jobs' | 'secret'>,
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

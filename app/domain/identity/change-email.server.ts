import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addressChangedMail, confirmAddressMail, confirmChangeMail } from './change-email-mails.ts'
import type { Member } from './member.ts'
import { hashToken, newToken } from './tokens.server.ts'
import { day } from '#app/units.ts'

/** How long both links are valid: two mailboxes have to be opened, one of them perhaps elsewhere. */
const changeLifetime = day

type ChangeServices = Pick<Services, 'db' | 'jobs' | 'keys'>

/** What a confirmation did: changed the address, or waits for the other one. */
export type EmailChangeOutcome = { email: string } | { waitingFor: string } | 'taken' | null

/**
 * Mails a link to a member's new address and one to the address in use. The address changes when both were confirmed.
 * Only the owner of an address learns whether it has an account.
 */
export async function requestEmailChange(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	member: Member,
	newEmail: string,
): Promise<void> {
	const [token, currentToken] = [newToken(), newToken()]
	const { appUrl } = services.env
	await services.db.$transaction(async (tx) => {
		await tx.emailChange.create({
			data: {
				userId: member.id,
				newEmail,
				tokenHash: hashToken(token),
				currentTokenHash: hashToken(currentToken),
				expiresAt: new Date(Date.now() + changeLifetime),
			},
		})
		await queueMail(services, tx, confirmAddressMail({ to: newEmail, link: `${appUrl}/settings/email?token=${token}` }))
		const link = `${appUrl}/settings/email/current?token=${currentToken}`
		await queueMail(services, tx, confirmChangeMail({ to: member.email, newEmail, link }))
	})
}

/** The new address that the link mailed to it confirms, without using the link; `null` when it is unknown, another member's, used or expired. */
export async function findOpenEmailChange({ db }: Pick<Services, 'db'>, member: Member, token: string): Promise<string | null> {
	const emailChange = await db.emailChange.findFirst({
		where: { tokenHash: hashToken(token), userId: member.id, ...open() },
		select: { newEmail: true },
	})
	return emailChange?.newEmail ?? null
}

/** The change that the link mailed to the address in use confirms or cancels, without doing either. */
export async function findChangeOfCurrent(
	{ db }: Pick<Services, 'db'>,
	token: string,
): Promise<{ email: string; newEmail: string; confirmed: boolean } | null> {
	const emailChange = await db.emailChange.findFirst({
		where: { currentTokenHash: hashToken(token), ...open() },
		select: { newEmail: true, currentConfirmedAt: true, user: { select: { email: true } } },
	})
	return (
		emailChange && { email: emailChange.user.email, newEmail: emailChange.newEmail, confirmed: emailChange.currentConfirmedAt !== null }
	)
}

/**
 * Confirms the new address. Only a browser signed in as that member can: a mistyped address must not give the account
 * to a stranger.
 *
 * @returns 'taken' when another account has the address; `null` for a link that is unknown, another member's, used or expired
 */
export async function confirmEmailChange(
	services: ChangeServices,
	member: Member,
	sessionId: string,
	token: string,
): Promise<EmailChangeOutcome> {
	return confirm(services, sessionId, { tokenHash: hashToken(token), userId: member.id }, { newConfirmedAt: new Date() })
}

/**
 * Confirms the change at the address in use. The link is enough: whoever reads that mailbox can sign in anyway.
 *
 * @param sessionId of the browser that stays signed in; null where it is signed in to no account
 */
export async function confirmCurrentAddress(
	services: ChangeServices,
	sessionId: string | null,
	token: string,
): Promise<EmailChangeOutcome> {
	return confirm(services, sessionId, { currentTokenHash: hashToken(token) }, { currentConfirmedAt: new Date() })
}

/** Cancels a change from the address in use. @returns whether there was one to cancel */
export async function cancelEmailChange({ db }: Pick<Services, 'db'>, token: string): Promise<boolean> {
	const { count } = await db.emailChange.updateMany({
		where: { currentTokenHash: hashToken(token), ...open() },
		data: { usedAt: new Date() },
	})
	return count > 0
}

function open() {
	return { usedAt: null, expiresAt: { gt: new Date() } }
}

async function confirm(
	services: ChangeServices,
	sessionId: string | null,
	where: Prisma.EmailChangeWhereInput,
	data: Prisma.EmailChangeUpdateManyMutationInput,
): Promise<EmailChangeOutcome> {
	const confirmed = services.db.$transaction(async (tx): Promise<EmailChangeOutcome> => {
		const [change] = await tx.emailChange.updateManyAndReturn({
			where: { ...where, ...open() },
			data,
			include: { user: { select: { email: true, companyId: true } } },
		})
		if (!change) return null
		if ((await tx.user.count({ where: { email: change.newEmail, id: { not: change.userId } } })) > 0) return 'taken'
		if (!change.newConfirmedAt) return { waitingFor: change.newEmail }
		if (!change.currentConfirmedAt) return { waitingFor: change.user.email }
		await apply(services, tx, sessionId, { ...change, ...change.user })
		return { email: change.newEmail }
	})
	return confirmed.catch((error: unknown) => {
		if (isUniqueViolation(error)) return 'taken' as const
		throw error
	})
}

/** Open links to the old address and all other sessions end. */
async function apply(
	services: ChangeServices,
	tx: Tx,
	sessionId: string | null,
	{ id, userId, email, newEmail, companyId }: { id: string; userId: string; email: string; newEmail: string; companyId: string },
): Promise<void> {
	const now = new Date()
	await tx.emailChange.update({ where: { id }, data: { usedAt: now } })
	await tx.emailChange.deleteMany({ where: { userId, usedAt: null } })
	await tx.user.update({ where: { id: userId }, data: { email: newEmail, verifiedAt: now } })
	await tx.signInLink.deleteMany({ where: { userId } })
	await tx.signInChallenge.deleteMany({ where: { userId } })
	await tx.session.updateMany({
		where: { userId, revokedAt: null, ...(sessionId === null ? {} : { id: { not: sessionId } }) },
		data: { revokedAt: now },
	})
	await recordEvent(tx, { type: 'account.email_changed', actor: { id: userId }, companyId, subject: userId })
	await queueMail(services, tx, addressChangedMail({ to: email }))
}

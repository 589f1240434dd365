import { randomInt } from 'node:crypto'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { isLastOwner, lockMembers } from '#app/domain/company/locked-members.server.ts'
import { lockAdministrators } from '#app/domain/identity/lock-administrators.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { hashToken, newToken } from '#app/domain/identity/tokens.server.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockOpenDeletion } from './lock-open-deletion.server.ts'
import { deletionRequestedMail } from './deletion-mails.ts'
import { workingDaysLater } from './working-days.ts'

/** In working days: deletion is promised within them, and can be canceled until then. */
export const deletionGrace = 7

/** A deletion that was requested and not yet done. */
export interface OpenDeletion {
	receipt: string
	eraseAfter: Date
}

/**
 * Schedules the deletion of the member's account after the grace, signs them out everywhere, and mails a receipt with a
 * link that cancels. The account stays whole until then; open invitations to companies of theirs alone end.
 *
 * @returns 'last_owner' when the member is the only owner of a company with other people, 'last_administrator' when
 *   nobody else manages the product
 */
export async function requestDeletion(
	services: Pick<Services, 'db' | 'jobs' | 'keys' | 'env'>,
	member: Member,
	now = new Date(),
): Promise<OpenDeletion | 'last_owner' | 'last_administrator'> {
	return services.db.$transaction(async (tx) => {
		const administrators = member.userType === 'admin' ? await lockAdministrators(tx) : null
		if (administrators?.has(member.id) && administrators.size === 1) return 'last_administrator'
		const memberships = await tx.membership.findMany({
			where: { userId: member.id },
			orderBy: { companyId: 'asc' },
			select: { companyId: true },
		})
		for (const { companyId } of memberships) {
			const members = await lockMembers(tx, companyId)
			if (members.size > 1 && isLastOwner(members, member.id)) return 'last_owner'
			if (members.size === 1)
				await tx.invitation.updateMany({ where: { companyId, acceptedAt: null, revokedAt: null }, data: { revokedAt: now } })
		}
		await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${member.id}::uuid FOR NO KEY UPDATE`
		const open = await tx.accountDeletion.findFirst({ where: openOf(member.id), select: { receipt: true, eraseAfter: true } })
		if (open) return open

		const token = newToken()
		const deletion = { receipt: newReceipt(now), eraseAfter: workingDaysLater(now, deletionGrace) }
		await tx.accountDeletion.create({ data: { ...deletion, userId: member.id, cancelTokenHash: hashToken(token), requestedAt: now } })
		await tx.session.updateMany({ where: { userId: member.id, revokedAt: null }, data: { revokedAt: now } })
		await recordEvent(tx, { type: 'account.deletion_requested', actor: member, companyId: member.companyId, subject: member.id })
		const link = `${services.env.appUrl}/account-deletion?token=${token}`
		await queueMail(services, tx, deletionRequestedMail({ to: member.email, link, ...deletion }))
		return deletion
	})
}

/** The open deletion that a mailed link cancels, without canceling it; `null` when it is unknown, canceled or done. */
export async function findDeletionByLink({ db }: Pick<Services, 'db'>, token: string): Promise<OpenDeletion | null> {
	return db.accountDeletion.findFirst({
		where: { cancelTokenHash: hashToken(token), canceledAt: null, erasedAt: null },
		select: { receipt: true, eraseAfter: true },
	})
}

/**
 * Keeps an account whose deletion was scheduled.
 *
 * @param by the token of the mailed link, or the person who is signed in
 * @returns whether there was a deletion to cancel
 */
export async function cancelDeletion({ db }: Pick<Services, 'db'>, by: { token: string } | { userId: string }): Promise<boolean> {
	const where = 'token' in by ? { cancelTokenHash: hashToken(by.token), canceledAt: null, erasedAt: null } : openOf(by.userId)
	return db.$transaction(async (tx) => {
		const open = await tx.accountDeletion.findFirst({ where, select: { id: true } })
		if (!open || !(await lockOpenDeletion(tx, open.id))) return false
		const [canceled] = await tx.accountDeletion.updateManyAndReturn({
			// An account that is being erased can't be kept any more.
			where: { id: open.id, user: { deletedAt: null } },
			data: { canceledAt: new Date() },
			select: { user: { select: { id: true, companyId: true } } },
		})
		if (!canceled?.user) return false
		const { id, companyId } = canceled.user
		await recordEvent(tx, { type: 'account.deletion_canceled', actor: { id }, companyId, subject: id })
		return true
	})
}

function openOf(userId: string) {
	return { userId, canceledAt: null, erasedAt: null }
}

/** 'FP-20261123-482913': short enough to read over the phone. */
function newReceipt(now: Date): string {
	return `FP-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomInt(100_000_000, 1_000_000_000)}`
}

import { eraseEventAddresses, eraseFromSharing } from '#app/domain/activity/erase-event-details.server.ts'
import { endSubscriptionKind } from '#app/domain/billing/subscriptions/end-subscription-kind.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { eraseDocument } from './erase-document.server.ts'

/**
 * Erases a closed account for good, with its documents, its exports and the companies that only this person belonged to. What must
 * stay is anonymous: ledgers, histories and the rows of those companies, which have a plan and a balance. Their
 * comments on other people's documents stay without a name.
 *
 * @param finish what else happens in the transaction that removes the person
 */
export async function eraseAccount(
	services: Pick<Services, 'db' | 'jobs' | 'storage'>,
	userId: string,
	finish: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<void> {
	const { db } = services
	const documents = await db.document.findMany({
		where: { createdById: userId, createdBy: { deletedAt: { not: null } } },
		select: { id: true },
	})
	for (const { id } of documents) await eraseDocument(services, id)

	const exportKeys = await db.$transaction(async (tx) => {
		const person = await tx.user.findFirst({
			where: { id: userId, deletedAt: { not: null } },
			select: {
				email: true,
				memberships: { select: { companyId: true } },
				exports: { where: { fileKey: { not: null } }, select: { fileKey: true } },
			},
		})
		if (!person) return []
		const emails = await addressesOf(tx, userId, person.email)
		const companies = person.memberships.map(({ companyId }) => companyId)
		await tx.legalTask.deleteMany({ where: { createdById: userId, title: { not: null } } })
		await tx.user.delete({ where: { id: userId } })
		await eraseEventAddresses(tx, userId)
		await eraseFromSharing(tx, { id: userId, emails })
		await tx.company.updateMany({ where: { id: { in: companies }, memberships: { none: {} } }, data: { deletedAt: new Date() } })
		await endSubscriptions(services, tx, companies)
		await tx.invitation.deleteMany({ where: { OR: [{ email: { in: emails } }, { company: { deletedAt: { not: null } } }] } })
		await tx.documentShare.deleteMany({ where: { email: { in: emails } } })
		await eraseFromLinks(tx, emails)
		await tx.signInLink.deleteMany({ where: { email: { in: emails } } })
		// Mails name their recipient; those that wait would go to somebody who is gone.
		await tx.outgoingMail.deleteMany({ where: { recipient: { in: emails }, state: { not: 'sending' } } })
		await finish(tx)
		return person.exports.map(({ fileKey }) => fileKey!)
	})
	for (const key of exportKeys) await services.storage.remove(key)
}

/** A company without people pays no longer. */
async function endSubscriptions({ jobs }: Pick<Services, 'jobs'>, tx: Tx, companies: readonly string[]): Promise<void> {
	const live = await tx.subscription.findMany({
		where: { companyId: { in: [...companies] }, status: { not: 'ended' }, company: { deletedAt: { not: null } } },
		select: { id: true, companyId: true },
	})
	for (const { id: subscriptionId, companyId } of live)
		await jobs.enqueue(tx, endSubscriptionKind, { companyId, subscriptionId, refund: false })
}

/** All addresses that were the person's, without those that are somebody else's by now. */
async function addressesOf(tx: Tx, userId: string, email: string): Promise<string[]> {
	const earlier = (await tx.earlierAddress.findMany({ where: { userId }, select: { email: true } })).map((each) => each.email)
	const taken = await tx.user.findMany({ where: { email: { in: earlier }, id: { not: userId } }, select: { email: true } })
	return [email, ...earlier.filter((each) => !taken.some((other) => other.email === each))]
}

/**
 * Erases addresses from share links of others and from the logs of who read them. A link that was for these addresses
 * alone ends: with an empty list everybody could read it.
 */
async function eraseFromLinks(tx: Tx, emails: readonly string[]): Promise<void> {
	await tx.shareLinkView.updateMany({ where: { address: { in: [...emails] } }, data: { address: null } })
	const links = await tx.shareLink.findMany({
		where: { emails: { hasSome: [...emails] } },
		select: { id: true, emails: true, revokedAt: true },
	})
	for (const { id, emails: listed, revokedAt } of links) {
		const left = listed.filter((each) => !emails.includes(each))
		await tx.shareLink.update({ where: { id }, data: { emails: left, revokedAt: left.length > 0 ? revokedAt : (revokedAt ?? new Date()) } })
	}
}

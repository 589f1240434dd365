import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { type Actor, recordEvent } from '#app/domain/activity/record-event.server.ts'
import { refundOrder } from '#app/domain/billing/orders/refund-order.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { mailAdmins } from '#app/domain/mail/mail-admins.server.ts'
import type { NotRefunded } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { helpOf } from './help-kinds.ts'
import { founderLink, mailFounder } from './help-mailing.server.ts'
import { helpRefundedMail, helpRefundLeftMail } from './help-mails.ts'
import { helpFields, type HelpRequest } from './help-request.ts'

type Refunding = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow' | 'payments'>

/** What became of taking a refund. 'pending': the bank has not confirmed it yet; the clock asks again. */
export type HelpRefunded = 'done' | 'pending' | 'conflict' | NotRefunded

/**
 * Takes the refund that was offered. The state changes first: whatever happens after it, the experts stop working on it,
 * and the clock goes on with what was not given back yet.
 *
 * @throws PaymentsError when the payment service can't be reached
 */
export async function takeRefund(services: Refunding, { member }: DocumentAccess<'manage'>, request: HelpRequest): Promise<HelpRefunded> {
	const { count } = await services.db.helpRequest.updateMany({
		where: {
			id: request.id,
			refundOfferedAt: { not: null },
			refundedAt: null,
			notRefunded: null,
			state: { in: ['queued', 'claimed', 'answered', 'refunded'] },
		},
		data: { state: 'refunded' },
	})
	return count === 0 ? 'conflict' : giveBack(services, request, member)
}

/** Goes on with the refunds that were taken and not given back yet. One that fails stops no other. */
export async function finishRefunds(services: Refunding & Pick<Services, 'log'>): Promise<void> {
	await reopenLeft(services)
	const taken = await services.db.helpRequest.findMany({
		where: { state: 'refunded', refundedAt: null, notRefunded: null },
		select: helpFields,
	})
	for (const request of taken)
		await giveBack(services, request, null).catch((error: unknown) =>
			services.log.error({ err: error, requestId: request.id }, 'A refund of help was not made yet'),
		)
}

/** What was left is gone on with once somebody gave it back at the payment service, or we won the dispute. */
async function reopenLeft({ db }: Pick<Services, 'db'>): Promise<void> {
	const left = await db.helpRequest.findMany({ where: { notRefunded: { not: null } }, select: { orderId: true, notRefunded: true } })
	const ordersOf = (why: NotRefunded) =>
		left.flatMap(({ orderId, notRefunded }) => (orderId !== null && notRefunded === why ? [orderId] : []))
	const disputed = ordersOf('disputed')
	const orders = await db.order.findMany({
		where: {
			OR: [
				{ id: { in: [...disputed, ...ordersOf('left_to_administrators')] }, status: 'refunded' },
				{ id: { in: disputed }, payments: { some: { kind: 'dispute_won' } } },
			],
		},
		select: { id: true },
	})
	await db.helpRequest.updateMany({ where: { orderId: { in: orders.map(({ id }) => id) } }, data: { notRefunded: null } })
}

async function giveBack(services: Refunding, request: HelpRequest, actor: Actor | null): Promise<HelpRefunded> {
	const { id, orderId, documentId, cents, kind, version } = request
	const refunded = orderId === null ? 'not_there' : await refundOrder(services, orderId)
	if (refunded === 'disputed' || refunded === 'left_to_administrators') return leave(services, request, refunded)
	if (refunded !== 'refunded') return 'pending'
	const now = await services.billingNow()
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({ where: { id, refundedAt: null }, data: { refundedAt: now } })
		if (count === 0) return 'conflict'
		await recordEvent(tx, { type: 'help.refunded', actor, documentId, versionNumber: version.number, subject: id, details: { cents } })
		await mailFounder(services, tx, request, (to) =>
			helpRefundedMail({ to, name: helpOf[kind].name, price: dollars(cents), link: founderLink(services, request) }),
		)
		return 'done'
	})
}

/** Ends it without a refund. The administrators learn once of what is theirs now; of disputes they were told before. */
async function leave(services: Refunding, request: HelpRequest, why: NotRefunded): Promise<NotRefunded> {
	const { id, cents, kind } = request
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({ where: { id, refundedAt: null, notRefunded: null }, data: { notRefunded: why } })
		if (count > 0 && why === 'left_to_administrators')
			await mailAdmins(services, tx, (to) =>
				helpRefundLeftMail({ to, name: helpOf[kind].name, price: dollars(cents), link: `${services.env.appUrl}/admin/users` }),
			)
		return why
	})
}

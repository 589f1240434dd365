import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { fulfillOrderKind } from '#app/domain/billing/orders/fulfill-order-kind.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { afterBusinessTime } from './business-hours.ts'
import { helpOf, kindNamed } from './help-kinds.ts'
import { expertLink, founderLink, mailExperts, mailFounder } from './help-mailing.server.ts'
import { helpPaidMail, helpQueuedMail } from './help-mails.ts'
import { helpFields } from './help-request.ts'

type Fulfilling = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow' | 'log'>

/**
 * Puts what a paid order bought into the experts' queue, once, however often it runs: the clock starts, the founder and
 * the experts are told. What was bought by an API call has no question yet; the founder writes it on its page.
 */
export async function fulfillHelp(services: Fulfilling, orderId: string): Promise<void> {
	const now = await services.billingNow()
	await services.db.$transaction(async (tx) => {
		const order = await tx.order.findUnique({
			where: { id: orderId, status: 'paid', kind: 'one_time' },
			select: { description: true, cents: true, pages: true, userId: true, documentId: true, versionNumber: true },
		})
		const kind = order && kindNamed(order.description)
		if (!order || !kind) return
		await tx.$queryRaw`SELECT 1 FROM "orders" WHERE "id" = ${orderId}::uuid FOR UPDATE`
		if (!(await tx.helpRequest.findUnique({ where: { orderId }, select: { id: true } }))) {
			const version =
				order.documentId !== null &&
				(await tx.documentVersion.findFirst({
					where: { documentId: order.documentId, ...(order.versionNumber === null ? {} : { number: order.versionNumber }) },
					orderBy: { number: 'desc' },
					select: { id: true, documentId: true },
				}))
			if (!version) return void services.log.error({ orderId }, 'Help was bought for no document: refund it')
			const { cents, pages, userId: askedById } = order
			await tx.helpRequest.create({
				data: { kind, question: '', cents, pages, documentId: version.documentId, versionId: version.id, askedById, orderId },
			})
		}
		const dueAt = new Date(afterBusinessTime(now.getTime()))
		const { count } = await tx.helpRequest.updateMany({
			where: { orderId, state: 'unpaid' },
			data: { state: 'queued', paidAt: now, dueAt },
		})
		if (count === 0) return
		const request = await tx.helpRequest.findUniqueOrThrow({ where: { orderId }, select: helpFields })
		await recordEvent(tx, {
			type: 'help.paid',
			actor: order.userId === null ? null : { id: order.userId },
			documentId: request.documentId,
			versionNumber: request.version.number,
			subject: request.id,
			details: { kind, cents: request.cents },
		})
		const { name } = helpOf[kind]
		await mailFounder(services, tx, request, (to) =>
			helpPaidMail({ to, name, price: dollars(request.cents), at: dueAt, link: founderLink(services, request) }),
		)
		await mailExperts(services, tx, (to) => helpQueuedMail({ to, name, at: dueAt, link: expertLink(services, request) }))
	})
}

/** Does what a paid order bought. */
export const fulfillOrderJob = defineJob({
	...fulfillOrderKind,
	run: (services, { orderId }) => fulfillHelp(services, orderId),
})

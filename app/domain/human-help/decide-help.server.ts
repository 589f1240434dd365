import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { refundOrder } from '#app/domain/billing/orders/refund-order.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { queueMail } from '#app/domain/mail/queue-mail.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { afterBusinessTime } from './business-hours.ts'
import { helpOf } from './help-kinds.ts'
import { expertLink, founderLink, mailExperts, mailFounder } from './help-mailing.server.ts'
import { helpAcceptedMail, helpAskedBackMail, helpQueuedMail, helpRefundedMail } from './help-mails.ts'
import type { HelpRequest } from './help-request.ts'

/** What became of a founder's decision; 'conflict': the request is in another state by now. */
export type HelpDecided = 'done' | 'conflict'

type Deciding = Pick<Services, 'db' | 'jobs' | 'keys' | 'env' | 'billingNow'>

/** Accepts the answer: the request is closed, and the expert can't open the document any more. */
export async function acceptHelp(services: Deciding, access: DocumentAccess<'manage'>, request: HelpRequest): Promise<HelpDecided> {
	const now = await services.billingNow()
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: request.id, state: 'answered' },
			data: { state: 'accepted', acceptedAt: now },
		})
		if (count === 0) return 'conflict'
		await recordHelp(tx, 'help.accepted', access, request)
		if (request.claimedBy)
			await queueMail(
				services,
				tx,
				helpAcceptedMail({ to: request.claimedBy.email, name: helpOf[request.kind].name, link: expertLink(services, request) }),
			)
		return 'done'
	})
}

/** Asks back about the answer, once: the same expert answers again, within the same time. */
export async function askBack(
	services: Deciding,
	access: DocumentAccess<'manage'>,
	request: HelpRequest,
	askedBack: string,
): Promise<HelpDecided> {
	const now = await services.billingNow()
	const dueAt = new Date(afterBusinessTime(now.getTime()))
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({
			where: { id: request.id, state: 'answered', askedBack: null },
			data: { state: request.claimedById ? 'claimed' : 'queued', askedBack, askedBackAt: now, dueAt, remindedAt: null },
		})
		if (count === 0) return 'conflict'
		await recordHelp(tx, 'help.asked_back', access, request)
		const parts = { name: helpOf[request.kind].name, at: dueAt, link: expertLink(services, request) }
		if (request.claimedBy) await queueMail(services, tx, helpAskedBackMail({ to: request.claimedBy.email, ...parts }))
		else await mailExperts(services, tx, (to) => helpQueuedMail({ to, ...parts }))
		return 'done'
	})
}

/** Writes the question of help that was bought without one, or adds nothing where there is one. */
export async function writeQuestion({ db }: Pick<Services, 'db'>, { id }: HelpRequest, question: string): Promise<HelpDecided> {
	const { count } = await db.helpRequest.updateMany({
		where: { id, question: '', state: { in: ['unpaid', 'queued', 'claimed'] } },
		data: { question },
	})
	return count === 0 ? 'conflict' : 'done'
}

/**
 * Takes the refund that was offered. The state changes first: whatever happens after it, the experts stop working on it,
 * and taking the refund again gives back what was not given back yet.
 *
 * @throws PaymentsError when the payment service can't be reached
 */
export async function takeRefund(services: Services, access: DocumentAccess<'manage'>, request: HelpRequest): Promise<HelpDecided> {
	const now = await services.billingNow()
	const { count } = await services.db.helpRequest.updateMany({
		where: { id: request.id, refundOfferedAt: { not: null }, refundedAt: null, state: { in: ['queued', 'claimed', 'answered', 'refunded'] } },
		data: { state: 'refunded' },
	})
	if (count === 0 || request.orderId === null) return 'conflict'
	if ((await refundOrder(services, request.orderId)) !== 'refunded') throw new Error(`Order ${request.orderId} could not be refunded`)
	return services.db.$transaction(async (tx) => {
		const { count } = await tx.helpRequest.updateMany({ where: { id: request.id, refundedAt: null }, data: { refundedAt: now } })
		if (count === 0) return 'conflict'
		const { id: subject, documentId, cents } = request
		const { number: versionNumber } = request.version
		await recordEvent(tx, { type: 'help.refunded', actor: access.member, documentId, versionNumber, subject, details: { cents } })
		await mailFounder(services, tx, request, (to) =>
			helpRefundedMail({ to, name: helpOf[request.kind].name, price: dollars(cents), link: founderLink(services, request) }),
		)
		return 'done'
	})
}

async function recordHelp(
	tx: Tx,
	type: 'help.accepted' | 'help.asked_back',
	{ member }: DocumentAccess<'manage'>,
	{ id, documentId, version }: HelpRequest,
): Promise<void> {
	await recordEvent(tx, { type, actor: member, documentId, versionNumber: version.number, subject: id })
}

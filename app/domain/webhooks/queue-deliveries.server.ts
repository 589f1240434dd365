import { randomUUID } from 'node:crypto'
import { mayEnter } from '#app/domain/identity/session.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { deliverJob } from './deliver-job.ts'
import type { EventFacts, WebhookEvent } from './webhook-events.ts'

/**
 * Queues a delivery of an event for each webhook that asks for it, in the transaction of what it tells: none is lost, and
 * none tells what was rolled back.
 *
 * @param to whose webhooks; whether they may still open the document is asked when it is sent
 */
export async function queueDeliveries(
	{ jobs }: Pick<Services, 'jobs'>,
	tx: Tx,
	{ type, documentId, facts, to }: { type: WebhookEvent; documentId: string | null; facts: EventFacts; to: Prisma.UserWhereInput },
): Promise<void> {
	const webhooks = await tx.webhook.findMany({
		where: { disabledAt: null, events: { has: type }, user: { AND: [mayEnter, to] } },
		select: { id: true, userId: true },
	})
	const eventId = randomUUID()
	for (const { id: webhookId, userId } of webhooks)
		await queueDelivery({ jobs }, tx, { webhookId, userId, eventId, type, documentId, facts })
}

/** Queues one delivery for one webhook, to be sent right after the commit. @returns its id */
export async function queueDelivery(
	{ jobs }: Pick<Services, 'jobs'>,
	tx: Tx,
	{
		userId,
		...row
	}: { webhookId: string; userId: string; eventId: string; type: string; documentId: string | null; facts: EventFacts; eventAt?: Date },
): Promise<string> {
	const id = randomUUID()
	await tx.webhookDelivery.create({ data: { id, ...row, nextAttemptAt: new Date() } })
	await jobs.enqueue(tx, deliverJob, { deliveryId: id, userId })
	return id
}

/** Queues that the review of a version ended, for everybody who can open its document. */
export async function queueReviewFinished(
	services: Pick<Services, 'jobs'>,
	tx: Tx,
	{ reviewId, documentId, version, status }: { reviewId: string; documentId: string; version: number; status: 'complete' | 'failed' },
): Promise<void> {
	await queueDeliveries(services, tx, {
		type: 'review.finished',
		documentId,
		facts: { review_id: reviewId, version_number: version, status },
		to: await readersOf(tx, documentId),
	})
}

/**
 * Queues that a document was shared, for its owner and for those it was shared with.
 *
 * @param to the account or address, or the company whose members can open it from now on
 */
export async function queueDocumentShared(
	services: Pick<Services, 'jobs'>,
	tx: Tx,
	{
		documentId,
		sharedBy,
		role,
		to,
	}: { documentId: string; sharedBy: string; role: string; to: { userId: string | null; email: string } | { companyId: string } },
): Promise<void> {
	const recipients: Prisma.UserWhereInput =
		'companyId' in to ? { companyId: to.companyId } : { OR: [...(to.userId ? [{ id: to.userId }] : []), { email: to.email }] }
	await queueDeliveries(services, tx, {
		type: 'document.shared',
		documentId,
		// An invited address stays out: whether it has an account is nobody's business.
		facts: {
			role,
			shared_by_user_id: sharedBy,
			shared_with_user_id: 'userId' in to ? to.userId : null,
			shared_with_company: 'companyId' in to,
		},
		to: { OR: [{ id: sharedBy }, recipients] },
	})
}

/** Those with whom a document is shared, and its owner. */
async function readersOf(tx: Tx, documentId: string): Promise<Prisma.UserWhereInput> {
	const { createdById, shares } = await tx.document.findUniqueOrThrow({
		where: { id: documentId },
		select: { createdById: true, shares: { select: { userId: true, email: true, companyId: true } } },
	})
	const present = (values: (string | null)[]) => values.filter((value) => value !== null)
	return {
		OR: [
			{ id: { in: [createdById, ...present(shares.map(({ userId }) => userId))] } },
			{ email: { in: present(shares.map(({ email }) => email)) } },
			{ companyId: { in: present(shares.map(({ companyId }) => companyId)) } },
		],
	}
}

import { randomUUID } from 'node:crypto'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { queueDelivery } from './queue-deliveries.server.ts'
import { logKept } from './retry-schedule.ts'
import type { EventFacts } from './webhook-events.ts'
import { requestedDeliveriesPerMember } from './webhook-limits.ts'
import type { ShownDelivery } from './webhook.ts'

const shownDeliveries = 100

/** The deliveries of a webhook of the member, the newest first, at most 100. */
export async function listDeliveries(
	{ db }: Pick<Services, 'db'>,
	{ id: userId }: Pick<Member, 'id'>,
	webhookId: string,
): Promise<ShownDelivery[]> {
	return db.webhookDelivery.findMany({
		where: { webhookId, webhook: { userId } },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		take: shownDeliveries,
		select: {
			id: true,
			eventId: true,
			type: true,
			state: true,
			attempts: true,
			status: true,
			answer: true,
			duration: true,
			createdAt: true,
			lastAttemptAt: true,
			nextAttemptAt: true,
		},
	})
}

/** Whether a delivery was queued, or why not: the webhook is off or gone, the delivery is no longer in the log, or too many. */
export type RequestedDelivery = 'queued' | 'off' | 'gone' | { refusedFor: number }

/** Sends a test to a webhook of the member, which is not repeated when it fails. */
export async function sendTest(
	services: Pick<Services, 'db' | 'jobs' | 'limits'>,
	member: Member,
	webhookId: string,
): Promise<RequestedDelivery> {
	return ask(services, member, webhookId, async () => ({ eventId: randomUUID(), type: 'webhook.test', documentId: null, facts: {} }))
}

/** Sends an event of the log once more, with the same id: the receiver can tell that it had it already. */
export async function sendAgain(
	services: Pick<Services, 'db' | 'jobs' | 'limits'>,
	member: Member,
	webhookId: string,
	deliveryId: string,
): Promise<RequestedDelivery> {
	return ask(services, member, webhookId, async () => {
		const found = await services.db.webhookDelivery.findFirst({
			where: { id: deliveryId, webhookId, webhook: { userId: member.id } },
			select: { eventId: true, eventAt: true, type: true, documentId: true, facts: true },
		})
		return found && { ...found, facts: found.facts as EventFacts }
	})
}

async function ask(
	{ db, jobs, limits }: Pick<Services, 'db' | 'jobs' | 'limits'>,
	member: Member,
	webhookId: string,
	find: () => Promise<Omit<Parameters<typeof queueDelivery>[2], 'webhookId' | 'userId'> | null>,
): Promise<RequestedDelivery> {
	const webhook = await db.webhook.findUnique({ where: { id: webhookId, userId: member.id }, select: { disabledAt: true } })
	if (!webhook) return 'gone'
	if (webhook.disabledAt) return 'off'
	const event = await find()
	if (!event) return 'gone'
	const refusedFor = await limits.count(requestedDeliveriesPerMember, member.id)
	if (refusedFor > 0) return { refusedFor }
	await db.$transaction((tx) => queueDelivery({ jobs }, tx, { ...event, webhookId, userId: member.id }))
	return 'queued'
}

/** Removes deliveries from the log after 30 days. */
export async function removeOldDeliveries({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(now - logKept) } } })
}

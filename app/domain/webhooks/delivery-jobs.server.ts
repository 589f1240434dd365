import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'
import { deliver, lostAfter } from './deliver.server.ts'
import { deliverJob } from './deliver-job.ts'

const atOnce = 500

/** Makes one attempt of a delivery. */
export const deliverWebhookJob = defineJob({
	...deliverJob,
	run: (services, { deliveryId }, { signal }) => deliver(services, deliveryId, { signal }),
})

/** Queues the attempts that are due, every minute. */
export const retryWebhooksJob = defineJob({
	name: 'retry-webhooks',
	data: z.object({}),
	retry: 0,
	concurrency: 1,
	expiresIn: inSeconds(minute),
	cron: '* * * * *',
	run: (services) => queueDueDeliveries(services),
})

/** Queues a job for every delivery that is due, and for those whose program ended during an attempt. */
export async function queueDueDeliveries({ db, jobs }: Pick<Services, 'db' | 'jobs'>, now = Date.now()): Promise<void> {
	const due = await db.webhookDelivery.findMany({
		where: {
			OR: [
				{ state: 'waiting', nextAttemptAt: { lte: new Date(now) } },
				{ state: 'sending', lastAttemptAt: { lt: new Date(now - lostAfter) } },
			],
		},
		orderBy: { nextAttemptAt: 'asc' },
		take: atOnce,
		select: { id: true, webhook: { select: { userId: true } } },
	})
	if (due.length === 0) return
	await db.$transaction(async (tx) => {
		for (const { id, webhook } of due) await jobs.enqueue(tx, deliverJob, { deliveryId: id, userId: webhook.userId })
	})
}

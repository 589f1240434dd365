import { z } from 'zod'
import type { JobKind } from '#app/infrastructure/jobs/jobs.ts'

/** The job that does what a paid order bought. Queued with the payment, so that nothing that was paid is forgotten. */
export const fulfillOrderKind: JobKind<{ orderId: string }> = {
	name: 'fulfill-order',
	data: z.object({ orderId: z.uuid() }),
	retry: 20,
	concurrency: 1,
	expiresIn: 120,
	key: ({ orderId }) => orderId,
}

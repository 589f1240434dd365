import { z } from 'zod'
import type { JobKind } from '#app/infrastructure/jobs/jobs.ts'
import { inSeconds, minute } from '#app/units.ts'

const Data = z.object({ deliveryId: z.uuid(), userId: z.uuid() })

/** One attempt of one delivery. Later attempts have jobs of their own, queued when they are due. */
export const deliverJob = {
	name: 'deliver-webhook',
	data: Data,
	retry: 0,
	concurrency: 4,
	expiresIn: inSeconds(minute),
	key: ({ deliveryId }) => deliveryId,
	account: ({ userId }) => userId,
} as const satisfies JobKind<z.output<typeof Data>>

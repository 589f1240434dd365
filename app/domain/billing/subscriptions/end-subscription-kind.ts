import { z } from 'zod'
import type { JobKind } from '#app/infrastructure/jobs/jobs.ts'

/** The job that ends a subscription that must not go on, at once, and gives back what was paid where that is due. */
export const endSubscriptionKind: JobKind<{ companyId: string; subscriptionId: string; refund: boolean }> = {
	name: 'end-subscription',
	data: z.object({ companyId: z.uuid(), subscriptionId: z.string(), refund: z.boolean() }),
	retry: 20,
	concurrency: 1,
	expiresIn: 120,
	key: ({ subscriptionId }) => subscriptionId,
}

import type { Subscription } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The subscription of a company that has not ended. */
export function liveSubscription({ db }: Pick<Services, 'db'>, companyId: string): Promise<Subscription | null> {
	return db.subscription.findFirst({ where: { companyId, status: { not: 'ended' } } })
}

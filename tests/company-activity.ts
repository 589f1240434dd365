import { listedEvents, type ListedEvent } from '#app/domain/activity/list-activity.server.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** All that was done in a member's company, the newest first. Pages show what their reader may see (`listVisibleActivity`). */
export async function companyActivity({ db }: Pick<Services, 'db'>, member: { companyId: string }): Promise<ListedEvent[]> {
	const rows = await db.activityEvent.findMany({
		where: { companyId: member.companyId, number: { not: null } },
		orderBy: { number: 'desc' },
	})
	return listedEvents({ db }, member, rows)
}

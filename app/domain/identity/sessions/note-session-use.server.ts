import type { Services } from '#app/infrastructure/services.ts'
import { minute } from '#app/units.ts'

/** A use is noted at most this often, so that reading pages does not write each time. */
const notedEvery = 5 * minute

/** Whether the use of a session is to be noted again. */
export function isUseUnnoted(lastUsedAt: Date | null, now = Date.now()): boolean {
	return lastUsedAt === null || now - lastUsedAt.getTime() >= notedEvery
}

/** Notes that a session is in use, and from where. */
export async function noteSessionUse({ db }: Pick<Services, 'db'>, sessionId: string, address: string): Promise<void> {
	await db.session.updateMany({ where: { id: sessionId }, data: { lastUsedAt: new Date(), address } })
}

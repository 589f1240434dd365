import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { exportsPerMember, type ShownExport } from './account-export.ts'
import { exportAccountJob } from './export-job.server.ts'
import { shownExport } from './find-export.server.ts'

/**
 * Asks for a ZIP of all that the member's account holds; a job makes it. While one is being made, that one is returned.
 *
 * @returns `refusedFor` with the seconds to wait when the member asked too often
 */
export async function requestExport(
	{ db, jobs, limits }: Pick<Services, 'db' | 'jobs' | 'limits'>,
	member: Member,
): Promise<ShownExport | { refusedFor: number }> {
	const underWay = () => db.accountExport.findFirst({ where: { userId: member.id, state: 'queued' } })
	const waiting = await underWay()
	if (waiting) return shownExport(waiting)
	const refusedFor = await limits.count(exportsPerMember, member.id)
	if (refusedFor > 0) return { refusedFor }
	try {
		return await db.$transaction(async (tx) => {
			const row = await tx.accountExport.create({ data: { userId: member.id } })
			await recordEvent(tx, { type: 'account.export_requested', actor: member, companyId: member.companyId, subject: member.id })
			await jobs.enqueue(tx, exportAccountJob, { exportId: row.id })
			return shownExport(row)
		})
	} catch (error) {
		if (!isUniqueViolation(error)) throw error
		// A request at the same moment was first.
		await limits.giveBack(exportsPerMember, member.id)
		return shownExport(await db.accountExport.findFirstOrThrow({ where: { userId: member.id }, orderBy: { createdAt: 'desc' } }))
	}
}

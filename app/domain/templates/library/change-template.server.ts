import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { TemplateStatus } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockLibrary } from './lock-library.server.ts'
import type { TemplateDetails } from './template-details.ts'

/**
 * Changes what is said of a template beside its file.
 *
 * @returns the names of what changed; `null` when there is no such template
 */
export async function changeTemplate(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	id: string,
	details: TemplateDetails,
): Promise<string[] | null> {
	return db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const before = await tx.template.findUnique({ where: { id } })
		if (!before) return null
		const changed = (Object.keys(details) as (keyof TemplateDetails)[]).filter((name) => before[name] !== details[name])
		if (changed.length === 0) return []
		await tx.template.update({ where: { id }, data: { ...details, editedAt: new Date() } })
		await recordEvent(tx, {
			type: 'template.changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: id,
			details: { template: details.name, what: changed },
		})
		return changed
	})
}

/**
 * Takes a template out of what is offered (draft, retired). Nothing is deleted: documents that were made from it keep their
 * version. `activateVersion` offers it again.
 *
 * @returns whether it changed; `null` when there is no such template
 */
export async function withdrawTemplate(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	id: string,
	status: Exclude<TemplateStatus, 'active'>,
): Promise<boolean | null> {
	return db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const before = await tx.template.findUnique({ where: { id }, select: { name: true, status: true } })
		if (!before) return null
		if (before.status === status) return false
		await tx.template.update({ where: { id }, data: { status, editedAt: new Date() } })
		await recordEvent(tx, {
			type: 'template.status_changed',
			actor: administrator,
			companyId: administrator.companyId,
			subject: id,
			details: { template: before.name, from: before.status, to: status },
		})
		return true
	})
}

import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TemplateMistake } from '../../language/template-content.ts'
import { isEmptyDiff, type FieldsDiff } from '../fields/compare-fields.ts'
import { lockLibrary } from '../lock-library.server.ts'
import { planResync } from './resync-fields.server.ts'

/** Why a version can't come into use. */
export type ActivationRefusal =
	{ refused: 'fields_differ'; diff: FieldsDiff } | { refused: 'mistakes'; mistakes: TemplateMistake[] } | { refused: 'unreadable' }

/**
 * Brings a version into use, an earlier one too: documents are made from it from now on. Its fields must be those that its
 * file asks for with the clauses of today. A retired template is offered again. Who verified the template read the version
 * that was in use then: of another one it is not said any more.
 *
 * @param number without it, the version in use, of a template that is offered again
 * @returns the number in use, and who verified the version before it; `null` when there is no such template or version
 */
export async function activateVersion(
	services: Pick<Services, 'db' | 'storage'>,
	engine: WordEngine,
	administrator: Administrator,
	templateId: string,
	number?: number,
): Promise<{ number: number; wasVerifiedBy: string | null } | ActivationRefusal | null> {
	const { db } = services
	const wanted = number ?? (await db.template.findUnique({ where: { id: templateId }, select: { activeNumber: true } }))?.activeNumber
	const plan = wanted === undefined ? null : await planResync(services, engine, administrator, templateId, wanted)
	if (wanted === undefined || plan === null) return null
	if ('refused' in plan) return plan.refused === 'unreadable' ? { refused: 'unreadable' } : plan
	if (!isEmptyDiff(plan.diff)) return { refused: 'fields_differ', diff: plan.diff }
	return db.$transaction(async (tx) => {
		await lockLibrary(tx)
		const { name, activeNumber, status, verifiedBy } = await tx.template.findUniqueOrThrow({ where: { id: templateId } })
		if (activeNumber === wanted && status === 'active') return { number: wanted, wasVerifiedBy: null }
		const unread = activeNumber === wanted ? {} : { verifiedBy: null }
		await tx.template.update({
			where: { id: templateId },
			data: { activeNumber: wanted, status: 'active', editedAt: new Date(), ...unread },
		})
		await recordEvent(tx, {
			type: 'template.version_activated',
			actor: administrator,
			companyId: administrator.companyId,
			subject: templateId,
			details: { template: name, from: activeNumber, to: wanted },
		})
		return { number: wanted, wasVerifiedBy: activeNumber === wanted ? null : verifiedBy }
	})
}

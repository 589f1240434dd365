import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { regenerateAllJob } from './regenerate-all-job.server.ts'

/**
 * Has the suggestions of every document drafted anew whose newest version has a report. One is under way at a time.
 *
 * @returns its id; 'under_way' while an earlier one is not done
 */
export async function startRegeneration(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	administrator: Administrator,
): Promise<{ id: string } | 'under_way'> {
	try {
		return await db.$transaction(async (tx) => {
			const { id } = await tx.suggestionRegeneration.create({ data: { startedById: administrator.id }, select: { id: true } })
			const documents = await tx.$executeRaw`
				INSERT INTO "suggestion_regeneration_documents" ("regeneration_id", "document_id")
				SELECT ${id}::uuid, "document"."id"
				FROM "documents" AS "document"
				JOIN "document_versions" AS "version"
					ON "version"."document_id" = "document"."id" AND "version"."number" = "document"."version_number"
				WHERE "document"."deleted_at" IS NULL
					AND EXISTS (SELECT 1 FROM "reviews" WHERE "reviews"."version_id" = "version"."id" AND "reviews"."status" = 'complete')`
			await recordEvent(tx, {
				type: 'suggestions.regeneration_started',
				actor: administrator,
				companyId: administrator.companyId,
				subject: id,
				details: { documents },
			})
			await jobs.enqueue(tx, regenerateAllJob, { regenerationId: id, part: 0 })
			return { id }
		})
	} catch (error) {
		if (isUniqueViolation(error)) return 'under_way'
		throw error
	}
}

/**
 * Stops a regeneration: the document that is being drafted is finished, the others stay as they are.
 *
 * @returns 'ended' where it was done or stopped already; `null` where there is none with the id
 */
export async function stopRegeneration(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	id: string,
): Promise<'stopped' | 'ended' | null> {
	return db.$transaction(async (tx) => {
		const { count } = await tx.suggestionRegeneration.updateMany({
			where: { id, endedAt: null },
			data: { endedAt: new Date(), stoppedById: administrator.id },
		})
		if (count === 0) return (await tx.suggestionRegeneration.count({ where: { id } })) > 0 ? 'ended' : null
		await recordEvent(tx, {
			type: 'suggestions.regeneration_stopped',
			actor: administrator,
			companyId: administrator.companyId,
			subject: id,
		})
		return 'stopped'
	})
}

import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockSuggestion } from './change-suggestion.server.ts'
import { changeTo, type DecidedPart } from './decide-suggestion.server.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Undoes the member's last decision about the newest version; called again, the one before. The undo is an event of
 * its own.
 *
 * @returns the suggestion as it is now; 'nothing' when the member has no decision left; 'conflict' when somebody
 * else has decided about the same suggestion since
 */
export async function undoDecision(
	{ db }: Pick<Services, 'db'>,
	{ member, document, role }: DocumentAccess<'edit'>,
): Promise<Suggestion | 'nothing' | 'conflict'> {
	return db.$transaction(async (tx) => {
		// One at a time: two clicks at once undo two decisions, not one twice.
		await tx.$queryRaw`SELECT 1 FROM "documents" WHERE "id" = ${document.id}::uuid FOR UPDATE`
		const step = await tx.undoStep.findFirst({
			where: {
				userId: member.id,
				suggestionId: { not: null },
				version: { documentId: document.id, number: document.versionNumber },
			},
			orderBy: { id: 'desc' },
		})
		const locked = step?.suggestionId && (await lockSuggestion(tx, document.id, step.suggestionId))
		if (!step || !locked) return 'nothing'
		const since = await tx.undoStep.count({
			where: { suggestionId: locked.id, OR: [{ id: { gt: step.id } }, { id: step.id, overtaken: true }] },
		})
		if (since > 0) return 'conflict'
		const undone = { type: 'suggestion.decision_undone', undoes: step.eventId } as const
		await changeTo(tx, member, locked, step.before as unknown as DecidedPart, undone)
		await tx.undoStep.delete({ where: { id: step.id } })
		return suggestionOf(await tx.suggestion.findUniqueOrThrow({ where: { id: locked.id }, select: suggestionFields }), role)
	})
}

import { findSharedDocument } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { lockSuggestion } from './change-suggestion.server.ts'
import { changeTo, type DecidedPart } from './decide-suggestion.server.ts'
import { standing } from './last-decision.server.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Takes back the member's last decision about the newest version, and the one before when asked again. Nothing is
 * forgotten: the undoing is an event of its own.
 *
 * @returns the suggestion as it is now; 'nothing' when there is no decision of theirs left; 'conflict' when somebody
 *   else has decided about the same suggestion since; `null` when the document is not for the member
 */
export async function undoDecision(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
): Promise<Suggestion | 'forbidden' | 'nothing' | 'conflict' | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	if (!document) return null
	if (!mayDecide(document.role)) return 'forbidden'
	return db.$transaction(async (tx) => {
		// One at a time: two clicks at once take back two decisions, not one twice.
		await tx.$queryRaw`SELECT 1 FROM "documents" WHERE "id" = ${document.id}::uuid FOR UPDATE`
		const last = await tx.$queryRaw<{ id: bigint; suggestion_id: string; details: { before: DecidedPart } }[]>`
			SELECT "suggestion_events"."id", "suggestion_id", "details" FROM "suggestion_events"
			JOIN "suggestions" ON "suggestions"."id" = "suggestion_id"
			JOIN "document_versions" ON "document_versions"."id" = "version_id"
			WHERE "document_id" = ${document.id}::uuid AND "document_versions"."number" = ${document.versionNumber}
				AND "user_id" = ${member.id}::uuid AND "action" = 'decided'
				AND NOT EXISTS (SELECT 1 FROM "suggestion_events" AS "later" WHERE "later"."undoes" = "suggestion_events"."id")
			ORDER BY "suggestion_events"."id" DESC LIMIT 1`
		const [event] = last
		const locked = event && (await lockSuggestion(tx, document.id, event.suggestion_id))
		if (!event || !locked) return 'nothing'
		const since = await tx.suggestionEvent.findMany({
			where: { suggestionId: locked.id, id: { gt: event.id }, action: { not: 'noted' } },
			select: { id: true, undoes: true },
		})
		if (standing(since).length > 0) return 'conflict'
		await changeTo(tx, member, locked, event.details.before, 'undone', event.id)
		return suggestionOf(await tx.suggestion.findUniqueOrThrow({ where: { id: locked.id }, select: suggestionFields }), document.role)
	})
}

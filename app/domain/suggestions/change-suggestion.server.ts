import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion } from './suggestion.ts'

export type LockedSuggestion = NonNullable<Awaited<ReturnType<typeof lockSuggestion>>>

/**
 * Changes one suggestion of a document while it is locked.
 *
 * @param act makes the change; returns a refusal, or nothing
 * @returns the suggestion after the change, the refusal, or `null` when there is no such suggestion
 */
export async function changeSuggestion<Refusal extends string>(
	{ db }: Pick<Services, 'db'>,
	{ document, role }: DocumentAccess<'edit'>,
	suggestionId: string,
	act: (tx: Tx, locked: LockedSuggestion) => Promise<Refusal | void>,
): Promise<Suggestion | Refusal | null> {
	if (!isId(suggestionId)) return null
	return db.$transaction(async (tx) => {
		const locked = await lockSuggestion(tx, document.id, suggestionId)
		if (!locked) return null
		return (
			(await act(tx, locked)) ??
			suggestionOf(await tx.suggestion.findUniqueOrThrow({ where: { id: locked.id }, select: suggestionFields }), role)
		)
	})
}

/** A suggestion of the document, locked until the transaction ends, so that two decisions come one after the other. */
export async function lockSuggestion(tx: Tx, documentId: string, suggestionId: string) {
	await tx.$queryRaw`SELECT 1 FROM "suggestions" WHERE "id" = ${suggestionId}::uuid FOR UPDATE`
	return tx.suggestion.findFirst({
		where: { id: suggestionId, version: { documentId } },
		include: { version: { select: { documentId: true, number: true } } },
	})
}

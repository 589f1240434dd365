import { findSharedDocument, type SharedDocument } from '#app/domain/documents/document-access.server.ts'
import { isId } from '#app/domain/documents/document-id.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { suggestionFields, suggestionOf } from './suggestion-records.ts'
import type { Suggestion } from './suggestion.ts'

export type LockedSuggestion = NonNullable<Awaited<ReturnType<typeof lockSuggestion>>>

/**
 * Does something to one suggestion of a document while nobody else can.
 *
 * @param act says why not, or nothing once it is done
 * @returns the suggestion as it is then, why not, or `null` when the member has no such suggestion
 */
export async function changeSuggestion<Refusal extends string>(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	documentId: string | undefined,
	suggestionId: string,
	act: (tx: Tx, locked: LockedSuggestion, document: SharedDocument) => Promise<Refusal | void>,
): Promise<Suggestion | Refusal | 'forbidden' | null> {
	const document = await findSharedDocument({ db }, member, documentId)
	if (!document || !isId(suggestionId)) return null
	return db.$transaction(async (tx) => {
		const locked = await lockSuggestion(tx, document.id, suggestionId)
		if (!locked) return null
		if (!mayDecide(document.role)) return 'forbidden'
		return (
			(await act(tx, locked, document)) ??
			suggestionOf(await tx.suggestion.findUniqueOrThrow({ where: { id: locked.id }, select: suggestionFields }), document.role)
		)
	})
}

/** A suggestion of the document's, held until the transaction ends, so that two decisions come one after the other. */
export async function lockSuggestion(tx: Tx, documentId: string, suggestionId: string) {
	await tx.$queryRaw`SELECT 1 FROM "suggestions" WHERE "id" = ${suggestionId}::uuid FOR UPDATE`
	return tx.suggestion.findFirst({
		where: { id: suggestionId, version: { documentId } },
		include: { version: { select: { documentId: true, number: true } } },
	})
}

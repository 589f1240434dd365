import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** A document as the ledger of credits names it. */
export interface CreditedDocument {
	id: string
	name: string
}

/**
 * Which documents entries of the ledger of credits are about, as far as the member may open them: the ledger is the
 * company's, a document is its owner's until it is shared.
 *
 * @returns by the id of the entry
 */
export async function documentsOfCredits(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	entryIds: readonly string[],
): Promise<Map<string, CreditedDocument>> {
	const entries = await db.creditEntry.findMany({
		where: {
			id: { in: entryIds.map(BigInt) },
			companyId: member.companyId,
			review: { version: { document: visibleTo(member) } },
		},
		select: { id: true, review: { select: { version: { select: { document: { select: { id: true, name: true } } } } } } },
	})
	return new Map(entries.map(({ id, review }) => [String(id), review!.version.document]))
}

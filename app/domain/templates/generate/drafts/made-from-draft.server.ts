import { isId } from '#app/domain/access/document-id.ts'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** What was made of a draft. */
export type MadeFromDraft = { outcome: 'document'; documentId: string; versionNumber: number } | { outcome: 'packet'; packetId: string }

/** What the member made of a draft that is gone and can still open; `null` when nothing was made of it. */
export async function madeFromDraft({ db }: Pick<Services, 'db'>, member: Member, id: string | undefined): Promise<MadeFromDraft | null> {
	const row = isId(id)
		? await db.generatedVersion.findFirst({
				where: { draftId: id, version: { createdById: member.id, document: visibleTo(member) } },
				orderBy: { version: { createdAt: 'asc' } },
				select: { packetId: true, version: { select: { documentId: true, number: true } } },
			})
		: null
	if (!row) return null
	const { packetId, version } = row
	return packetId === null
		? { outcome: 'document', documentId: version.documentId, versionNumber: version.number }
		: { outcome: 'packet', packetId }
}

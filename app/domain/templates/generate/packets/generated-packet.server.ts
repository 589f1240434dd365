import { isId } from '#app/domain/access/document-id.ts'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findPacket } from './find-packet.ts'

/** Documents that a member made together and can still open; `null` when there are none of that id. */
export async function findGeneratedPacket({ db }: Pick<Services, 'db'>, member: Member, id: string | undefined) {
	const row = isId(id)
		? await db.generatedPacket.findFirst({
				where: { id, userId: member.id },
				select: {
					key: true,
					versions: {
						where: { version: { document: visibleTo(member) } },
						orderBy: { version: { createdAt: 'asc' } },
						select: { versionId: true, version: { select: { document: { select: { id: true, name: true } } } } },
					},
				},
			})
		: null
	if (!row || row.versions.length === 0) return null
	return {
		name: findPacket(row.key)?.name ?? 'Documents of a packet',
		documents: row.versions.map(({ versionId, version }) => ({ versionId, ...version.document })),
	}
}

import { inBinOf } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { afterKey, type PageKey } from '#app/infrastructure/db/after-key.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { documentGrace } from './erase-job.server.ts'

/** A deleted document that can be restored. */
export interface BinnedDocument {
	id: string
	name: string
	category: string
	deletedAt: Date
	/** When it is erased for good. */
	erasedAt: Date
}

/** The deleted documents of a member, the last deleted first. */
export async function listBin(
	{ db }: Pick<Services, 'db'>,
	member: Pick<Member, 'id'>,
	{ take, after }: { take: number; after?: PageKey },
): Promise<BinnedDocument[]> {
	const documents = await db.document.findMany({
		where: { AND: [inBinOf(member), afterKey('deletedAt', after)] },
		orderBy: [{ deletedAt: 'desc' }, { id: 'asc' }],
		take,
		select: { id: true, name: true, category: true, deletedAt: true },
	})
	return documents.flatMap(({ deletedAt, ...document }) =>
		deletedAt ? [{ ...document, deletedAt, erasedAt: new Date(deletedAt.getTime() + documentGrace) }] : [],
	)
}

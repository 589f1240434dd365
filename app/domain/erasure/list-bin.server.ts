import { inBinOf } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { documentGrace } from './erase-job.server.ts'

/** More than anybody deletes in 30 days; a bound all the same. */
const mostShown = 2000

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
export async function listBin({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id'>): Promise<BinnedDocument[]> {
	const documents = await db.document.findMany({
		where: inBinOf(member),
		orderBy: [{ deletedAt: 'desc' }, { id: 'asc' }],
		take: mostShown,
		select: { id: true, name: true, category: true, deletedAt: true },
	})
	return documents.flatMap(({ deletedAt, ...document }) =>
		deletedAt ? [{ ...document, deletedAt, erasedAt: new Date(deletedAt.getTime() + documentGrace) }] : [],
	)
}

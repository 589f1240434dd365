import { ownedBySql, sharedWithSql } from '#app/domain/access/visible-to-sql.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * How many of the documents that a member may open have a newest version whose text is not searched: it could not be read, or
 * it waits to be read.
 */
export async function countUnread({ db }: Pick<Services, 'db'>, member: Pick<Member, 'id' | 'email' | 'companyId'>): Promise<number> {
	const [found] = await db.$queryRaw<[{ unread: number }]>(Prisma.sql`
		SELECT count(*)::int AS "unread" FROM "documents" d JOIN "document_search" s ON s."document_id" = d."id"
		WHERE (${ownedBySql(member)} OR ${sharedWithSql(member)}) AND s."version_number" IS DISTINCT FROM d."version_number"`)
	return found.unread
}

import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'

type Reader = Pick<Member, 'id' | 'email' | 'companyId'>

// The conditions of visible-to.ts for lists that are written in SQL, on `documents` under the name `d`. `ownedBySql` and
// `sharedWithSql` exclude each other and together are `visibleTo`: a test holds them against it. Two, because a list in
// order can walk an index for each but not for both at once.

/** `ownedBy` in SQL. */
export function ownedBySql({ id }: Pick<Reader, 'id'>): Prisma.Sql {
	return Prisma.sql`(d."deleted_at" IS NULL AND d."created_by_id" = ${id}::uuid)`
}

/** `sharedWith` in SQL. */
export function sharedWithSql(member: Reader): Prisma.Sql {
	return Prisma.sql`(d."deleted_at" IS NULL AND d."created_by_id" <> ${member.id}::uuid
		AND d."id" IN (SELECT sh."document_id" FROM "document_shares" sh WHERE ${sharesForSql(member)}))`
}

/** `sharesFor` in SQL: a condition on `document_shares` under the name `sh`. */
export function sharesForSql({ id, email, companyId }: Reader): Prisma.Sql {
	return Prisma.sql`(sh."user_id" = ${id}::uuid OR (sh."user_id" IS NULL AND sh."email" = ${email}) OR sh."company_id" = ${companyId}::uuid)`
}

import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * The ids of the administrators who can sign in and stay, locked until the transaction ends: of two who demote each other at
 * once, one stays.
 */
export async function lockAdministrators(tx: Tx): Promise<Set<string>> {
	const rows = await tx.$queryRaw<{ id: string }[]>`
		SELECT "id"::text AS "id" FROM "users"
		WHERE "user_type" = 'admin' AND "suspended_at" IS NULL AND "deleted_at" IS NULL
			AND NOT EXISTS (
				SELECT FROM "account_deletions" WHERE "user_id" = "users"."id" AND "canceled_at" IS NULL AND "erased_at" IS NULL
			)
		ORDER BY "id" FOR NO KEY UPDATE`
	return new Set(rows.map(({ id }) => id))
}

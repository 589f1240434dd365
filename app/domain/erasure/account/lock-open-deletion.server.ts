import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * Locks a scheduled deletion until the transaction ends, so that it is either canceled or done.
 *
 * @returns whether it is still open
 */
export async function lockOpenDeletion(tx: Tx, deletionId: string): Promise<boolean> {
	const rows = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM "account_deletions" WHERE "id" = ${deletionId}::uuid AND "canceled_at" IS NULL AND "erased_at" IS NULL FOR UPDATE`
	return rows.length > 0
}

import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * Makes others who lock the same person wait until this transaction ends: what is decided by the person's state then still
 * holds when it commits. Take it before locks of rows that belong to the person.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
	await tx.$queryRaw`SELECT 1 FROM "users" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
}

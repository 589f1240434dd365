import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * Lets one change of the library at a time go on, until its transaction ends: a clause reaches many templates, and what was
 * checked before must still hold when it is written.
 */
export async function lockLibrary(tx: Tx): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('template library', 0))`
}

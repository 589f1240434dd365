import type { Tx } from '#app/infrastructure/db/db.ts'

/**
 * Locks a version until the transaction ends: changes of its suggestions and decisions about counterparty changes come
 * one after the other.
 *
 * @returns its document and number
 */
export async function lockVersion(tx: Tx, versionId: string): Promise<{ documentId: string; number: number }> {
	const [version] = await tx.$queryRaw<{ documentId: string; number: number }[]>`
		SELECT "document_id"::text AS "documentId", "number" FROM "document_versions" WHERE "id" = ${versionId}::uuid FOR UPDATE`
	if (!version) throw new Error(`There is no version ${versionId}`)
	return version
}

/** The number of the next suggestion of a locked version. */
export async function nextNumber(tx: Tx, versionId: string): Promise<number> {
	const { _max } = await tx.suggestion.aggregate({ where: { versionId }, _max: { number: true } })
	return (_max.number ?? 0) + 1
}

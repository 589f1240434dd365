import { planOf, type PlanId } from '#app/domain/billing/plans.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { StorageUse } from './storage-use.ts'

/** Thrown inside a transaction when its version has no space in the company's plan, to roll it back. */
export class OverQuota extends Error {
	override name = 'OverQuota'
	readonly use: StorageUse

	constructor(use: StorageUse) {
		super(`${use.used} of ${use.space} bytes are in use`)
		this.use = use
	}
}

/** How much of its plan's space a company uses. */
export async function readStorageUse({ db }: Pick<Services, 'db'>, { companyId }: { companyId: string }): Promise<StorageUse> {
	const { plan } = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { plan: true } })
	return { used: await bytesOf(db, companyId), space: planOf(plan).space, plan: planOf(plan).name }
}

/**
 * Checks that a version that was just added has space in the plan of its document's company. Of two versions added at
 * once the second waits for the first.
 *
 * @throws OverQuota with what is used without the version, for the transaction to roll back
 */
export async function takeSpace(tx: Tx, versionId: string): Promise<void> {
	const { bytes, document } = await tx.documentVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { bytes: true, document: { select: { companyId: true } } },
	})
	// As an update of the balance locks it: a new document refers to its company, and locks no more than its key.
	const [company] = await tx.$queryRaw<{ plan: PlanId }[]>`
		SELECT "plan" FROM "companies" WHERE "id" = ${document.companyId}::uuid FOR NO KEY UPDATE`
	const { space, name } = planOf(company!.plan)
	const used = await bytesOf(tx, document.companyId)
	if (used > space) throw new OverQuota({ used: used - bytes, space, plan: name })
}

/** Runs a transaction that adds a version, and turns a lack of space into a result. */
export async function unlessOverQuota<Result>(work: Promise<Result>): Promise<Result | { outcome: 'over_quota'; use: StorageUse }> {
	try {
		return await work
	} catch (error) {
		if (error instanceof OverQuota) return { outcome: 'over_quota', use: error.use }
		throw error
	}
}

/** The bytes of all versions of a company's documents. Those in the bin count until they are erased: their files are there. */
async function bytesOf(db: Db | Tx, companyId: string): Promise<number> {
	const [sum] = await db.$queryRaw<{ bytes: bigint | null }[]>`
		SELECT sum("document_versions"."bytes")::bigint AS "bytes"
		FROM "documents" JOIN "document_versions" ON "document_versions"."document_id" = "documents"."id"
		WHERE "documents"."company_id" = ${companyId}::uuid`
	return Number(sum?.bytes ?? 0)
}

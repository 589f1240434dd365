import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { ChainCheck, type ChainEnd, type ChainFault, type StoredEvent } from './check-chain.ts'
import { hour } from '#app/units.ts'
import { storedColumns } from './stored-columns.ts'

/** The result of checking every history. */
export interface ActivityVerification {
	companies: number
	events: number
	faults: { companyId: string; fault: ChainFault }[]
}

/** Few enough to fit in memory, enough to be fast. */
const eventsAtOnce = 1000

/** Long enough for millions of events. */
const longestCheck = hour

/** Checks the history of every company, as of one moment, so that events recorded during the check do not matter. */
export async function verifyActivity({ db }: { db: Db }): Promise<ActivityVerification> {
	return db.$transaction(
		async (tx) => {
			const ids = await tx.$queryRaw<{ companyId: string }[]>`
				SELECT "company_id"::text AS "companyId" FROM "activity_chains"
				UNION SELECT "company_id"::text FROM "activity_events" ORDER BY 1`
			const verification: ActivityVerification = { companies: ids.length, events: 0, faults: [] }
			for (const { companyId } of ids) {
				const { count, faults } = await checkCompany(tx, companyId)
				verification.events += count
				verification.faults.push(...faults.map((fault) => ({ companyId, fault })))
			}
			return verification
		},
		{ isolationLevel: 'RepeatableRead', timeout: longestCheck },
	)
}

async function checkCompany(tx: Tx, companyId: string): Promise<ChainCheck> {
	const check = new ChainCheck()
	let after: bigint | null = 0n
	while (after !== null) {
		const events: StoredEvent[] = await storedEvents(tx, companyId, after)
		for (const event of events) check.add(event)
		after = events.length === eventsAtOnce ? events.at(-1)!.number : null
	}
	const [end] = await tx.$queryRaw<ChainEnd[]>`
		SELECT "length", encode("hash", 'hex') AS "hash" FROM "activity_chains" WHERE "company_id" = ${companyId}::uuid`
	check.finish(end ?? null)
	return check
}

async function storedEvents(tx: Tx, companyId: string, after: bigint): Promise<StoredEvent[]> {
	return tx.$queryRaw`
		SELECT ${storedColumns} FROM "activity_events" WHERE "company_id" = ${companyId}::uuid AND ("number" > ${after} OR "number" IS NULL)
		ORDER BY "number" ASC NULLS LAST LIMIT ${eventsAtOnce}`
}

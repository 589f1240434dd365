import type { CreditEntryKind } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** An entry of a company's ledger of credits. */
export interface ListedCredit {
	id: string
	at: Date
	kind: CreditEntryKind
	amount: number
	/** The balance after it. */
	balance: number
	/** Why, in a few words. */
	reason: string
}

/**
 * A company’s ledger of credits, the latest first, with the balance after each entry. It names no document: every member
 * reads the ledger, not every document.
 *
 * @param after the id of the last entry of the page before
 */
export async function listCreditEntries(
	{ db }: Pick<Services, 'db'>,
	companyId: string,
	{ after, take = 50 }: { after?: bigint; take?: number } = {},
): Promise<ListedCredit[]> {
	const entries = await db.creditEntry.findMany({
		where: { companyId, ...(after === undefined ? {} : { id: { lt: after } }) },
		orderBy: { id: 'desc' },
		take,
		select: { id: true, kind: true, amount: true, reason: true, createdAt: true },
	})
	const newest = entries[0]
	if (!newest) return []
	const { _sum: sum } = await db.creditEntry.aggregate({ where: { companyId, id: { lte: newest.id } }, _sum: { amount: true } })
	let balance = sum.amount ?? 0
	return entries.map(({ id, kind, amount, reason, createdAt }) => {
		const listed = { id: String(id), at: createdAt, kind, amount, balance, reason: reason ?? reasons[kind] }
		balance -= amount
		return listed
	})
}

const reasons: Record<CreditEntryKind, string> = {
	granted: 'Set by the operator of this site',
	expired: 'Unused checks',
	reserved: 'Review started',
	charged: 'Review complete',
	returned: 'Review did not complete: the check was returned',
}

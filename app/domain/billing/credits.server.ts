import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { checksStopAt } from './subscriptions/past-due.ts'

/** How a review is paid for. */
export type Reservation = 'reserved' | 'already_paid' | 'none_left' | 'payment_due'

/**
 * Reserves one credit of the document's company before the review runs. A credit pays for one file of a document: a
 * second analysis of a version whose first was charged costs nothing, nor does that of a version with the same bytes, nor
 * that of a file that was made here from a template.
 *
 * Call it in the transaction that creates the review, and roll that back on 'none_left' and 'payment_due'. Two
 * reservations at once can't spend the same last credit: the update of the balance has its own condition.
 *
 * @param userId who requested the review, for the ledger
 * @param now the time of `services.billingNow`, asked only where a payment is missing
 */
export async function reserveCredit(tx: Tx, reviewId: string, userId: string, now = async () => new Date()): Promise<Reservation> {
	const { version } = await tx.review.findUniqueOrThrow({
		where: { id: reviewId },
		select: { version: { select: { documentId: true, sha256: true, document: { select: { companyId: true } } } } },
	})
	const { documentId, sha256 } = version
	const { companyId } = version.document
	if (await isPaidFor(tx, { documentId, sha256 })) return 'already_paid'

	const due = await tx.subscription.findFirst({ where: { companyId, status: 'past_due' } })
	const stop = due && checksStopAt(due)
	if (stop && (await now()) >= stop) return 'payment_due'
	const { count } = await tx.company.updateMany({
		where: { id: companyId, credits: { gt: 0 } },
		data: { credits: { decrement: 1 } },
	})
	if (count === 0) return 'none_left'
	await tx.creditEntry.create({ data: { companyId, userId, reviewId, kind: 'reserved', amount: -1 } })
	return 'reserved'
}

/** Whether analyzing a file of a document costs nothing: it was paid for before, or made here. */
export async function isPaidFor(tx: Db | Tx, file: { documentId: string; sha256: string }): Promise<boolean> {
	const charged = await tx.creditEntry.findFirst({ where: { kind: 'charged', review: { version: file } }, select: { id: true } })
	return (
		charged !== null || (await tx.documentVersion.findFirst({ where: { ...file, origin: 'generated' }, select: { id: true } })) !== null
	)
}

/**
 * Charges the reserved credit of a review; the balance was already reduced. Does nothing the second time, after a
 * return, or when the review was free.
 */
export async function chargeCredit(tx: Tx, reviewId: string): Promise<void> {
	const reservation = await openReservation(tx, reviewId)
	if (!reservation) return
	await tx.creditEntry.create({ data: { ...reservation, reviewId, kind: 'charged', amount: 0 } })
}

/** Returns the reserved credit of a review. Does nothing the second time, after a charge, or when the review was free. */
export async function returnCredit(tx: Tx, reviewId: string): Promise<void> {
	const reservation = await openReservation(tx, reviewId)
	if (!reservation) return
	await tx.creditEntry.create({ data: { ...reservation, reviewId, kind: 'returned', amount: 1 } })
	await tx.company.update({ where: { id: reservation.companyId }, data: { credits: { increment: 1 } } })
}

/** The reservation of a review that is neither charged nor returned, locked so that only one of the two can follow. */
async function openReservation(tx: Tx, reviewId: string): Promise<{ companyId: string; userId: string | null } | null> {
	const [reserved] = await tx.$queryRaw<{ companyId: string; userId: string | null }[]>`
		SELECT "company_id" AS "companyId", "user_id" AS "userId" FROM "credit_entries" WHERE "review_id" = ${reviewId}::uuid AND "kind" = 'reserved' FOR UPDATE`
	if (!reserved) return null
	// Read in a statement of its own, to see what the previous holder of the lock wrote.
	const settled = await tx.creditEntry.count({ where: { reviewId, kind: { in: ['charged', 'returned'] } } })
	return settled === 0 ? reserved : null
}

import { reserveCredit } from '#app/domain/billing/credits.server.ts'
import { profileOfDocumentCompany } from '#app/domain/company/company-profile.server.ts'
import type { PartyRole, ReviewTone } from '#app/domain/review/report/report.ts'
import { ReviewedCompanyFields } from '#app/domain/review/run/reviewed-company.ts'
import { runReviewJob } from '#app/domain/review/run/run-review-job.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** Thrown inside a transaction when its review can't be paid for, to roll it back. */
export class NoCreditsLeft extends Error {
	override name = 'NoCreditsLeft'
	/** Whether it is a missing payment of the plan that stops new reviews, not the balance. */
	readonly paymentDue: boolean

	constructor(message: string, paymentDue = false) {
		super(message)
		this.paymentDue = paymentDue
	}
}

/** A review that can't be paid for. `paymentDue`: for want of a payment of the plan. */
export interface NoCredits {
	outcome: 'no_credits'
	paymentDue: boolean
}

/** The input of a review. */
export interface ReviewOrder {
	versionId: string
	/** The user who requests it; the document's company pays. */
	requestedById: string
	partyRole: PartyRole
	partyName: string | null
	reviewTone: ReviewTone
	chosenType: string | null
	askModel: boolean
	maskNames: boolean
}

/**
 * Queues a review with its reserved credit and its job, inside the caller's transaction: all three or none. It keeps what
 * the profile of the document's company says now, so that running it again gives the same report.
 *
 * @returns the review's id
 * @throws NoCreditsLeft when the company has none, or owes a payment for long; let it roll back the transaction
 */
export async function queueReview(
	{ jobs, billingNow }: Pick<Services, 'jobs' | 'billingNow'>,
	tx: Tx,
	{ requestedById, ...order }: ReviewOrder,
): Promise<string> {
	const profile = await profileOfDocumentCompany(tx, order.versionId)
	const companyProfile = profile ? { ...ReviewedCompanyFields.parse(profile) } : undefined
	const { id } = await tx.review.create({ data: { ...order, companyProfile }, select: { id: true } })
	const reserved = await reserveCredit(tx, id, requestedById, billingNow)
	if (reserved === 'none_left' || reserved === 'payment_due')
		throw new NoCreditsLeft(`The company of review ${id} can't pay for it: ${reserved}`, reserved === 'payment_due')
	await jobs.enqueue(tx, runReviewJob, { reviewId: id })
	return id
}

/** Runs a transaction that queues a review, and turns a lack of credits into a result. */
export async function unlessNoCredits<Result>(work: Promise<Result>): Promise<Result | NoCredits> {
	try {
		return await work
	} catch (error) {
		if (error instanceof NoCreditsLeft) return { outcome: 'no_credits', paymentDue: error.paymentDue }
		throw error
	}
}

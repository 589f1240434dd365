import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Logger } from '#app/infrastructure/log.ts'
import { apiError } from '#app/http/api/api-answer.ts'

/** Where a program that has no payment service is asked to sell something. */
export function nothingSold(): Response {
	return apiError(503, 'no_payments', 'Payments are not set up on this site.')
}

/**
 * Runs a call of the payment service; where it does not answer, or refuses, the caller reads the words of the
 * specification and the log what it was.
 *
 * @param failed 'Failed to create subscription' and the like
 */
export async function unlessPaymentsFail(log: Logger, failed: string, work: () => Promise<unknown>): Promise<unknown> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		log.error({ err: error }, 'The payment service did not do what it was asked')
		return apiError(500, 'payment_service', failed)
	}
}

import type { RouterContextProvider } from 'react-router'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { failedContext } from '#app/http/api/api-faults.server.ts'
import { servicesContext } from '#app/http/context.ts'

/** Where a program that has no payment service is asked to sell something. */
export function nothingSold(): Response {
	return apiError(503, 'no_payments', 'Payments are not set up on this site.')
}

/**
 * Runs a call of the payment service; where it does not answer, or refuses, the caller reads what the operation says
 * where it breaks off, in the words of the specification, and the log what it was.
 */
export async function unlessPaymentsFail(context: Readonly<RouterContextProvider>, work: () => Promise<unknown>): Promise<unknown> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		context.get(servicesContext).log.error({ err: error }, 'The payment service did not do what it was asked')
		return apiError(500, 'payment_service', context.get(failedContext))
	}
}

import { data, type RouterContextProvider } from 'react-router'
import type { LocalCheckout } from '#app/infrastructure/payments/payments.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'

/**
 * The local test checkout.
 *
 * @throws 404 where payments are real, and for requests that do not come from this machine
 */
export function localPayments(context: Readonly<RouterContextProvider>): LocalCheckout {
	const local = context.get(servicesContext).payments?.local
	if (!local || !context.get(requestContext).fromThisMachine) throw nothingHere('There is nothing at this address.')
	return local
}

/** What a page of the test checkout throws for something that is not there. */
export function nothingHere(message: string) {
	return data({ message }, { status: 404 })
}

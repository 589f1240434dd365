import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { planToasts } from './plan-toasts.ts'

/** Does something with the payment service. Where that refuses or can't be reached, the billing page says so. */
export async function unlessUnreachable({ log }: Pick<Services, 'log'>, act: () => Promise<Response>): Promise<Response> {
	try {
		return await act()
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		log.error({ err: error }, 'The payment service refused a change, or could not be reached')
		return redirectWithToast('/settings/billing', planToasts.unreachable)
	}
}

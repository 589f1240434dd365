import type { Payments } from './payments.ts'

/** The time that periods are reckoned with: that of the local test checkout where there is one. */
export function billingTime(payments: Payments | null): () => Promise<Date> {
	return async () => (await payments?.local?.now()) ?? new Date()
}

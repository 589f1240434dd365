import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { invoicesToRefund } from '../settle/refund-key.ts'
import { syncAndDeliver } from '../settle/sync-and-deliver.server.ts'
import { endSubscriptionKind } from './end-subscription-kind.ts'

/** Ends the surplus one of two subscriptions, giving back what was paid for it, or that of a company that is erased. */
export const endSubscriptionJob = defineJob({
	...endSubscriptionKind,
	async run(services, { companyId, subscriptionId, refund }) {
		const { payments, db } = services
		if (!payments) throw new Error('A subscription can be ended only where a payment service is configured')
		const { customerId } = await db.company.findUniqueOrThrow({ where: { id: companyId }, select: { customerId: true } })
		await payments.cancelNow(subscriptionId)
		if (refund && customerId !== null) {
			const state = await payments.fetchCustomer(customerId)
			for (const { invoiceId, key } of invoicesToRefund(subscriptionId, state)) await payments.refundInvoice(invoiceId, key)
		}
		await syncAndDeliver(services, companyId)
	},
})

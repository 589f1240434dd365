import { applyEvent } from '#app/domain/billing/events/apply-event-job.server.ts'
import { failLocalRefund, setLocalCard } from '#app/domain/billing/events/local-checkout.server.ts'
import { receiveEvent } from '#app/domain/billing/events/receive-event.server.ts'
import { chargeCredit, returnCredit } from '#app/domain/billing/credits.server.ts'
import { refundOrder } from '#app/domain/billing/orders/refund-order.server.ts'
import { startOneTimeCheckout, startSubscriptionCheckout, type StartedCheckout } from '#app/domain/billing/orders/start-checkout.server.ts'
import { syncCompany } from '#app/domain/billing/settle/sync-company.server.ts'
import { cancelSubscription, changePlan, takeBackChange } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { endSubscriptionJob } from '#app/domain/billing/subscriptions/end-subscription-job.server.ts'
import type { Db } from '#app/infrastructure/db/db.ts'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { register } from '#tests/world.ts'
import type { PaymentWorld } from './payment-world.ts'

class Killed extends Error {}

/** A company in a real database: every step is the product's own function. */
export async function databaseWorld(services: Services): Promise<PaymentWorld> {
	const { db } = services
	const payments = services.payments!
	const member = await register(services)
	const { id: userId, companyId } = member
	const customerId = await payments.createCustomer({ companyId, email: member.email })
	await db.company.update({ where: { id: companyId }, data: { customerId } })
	const reviews: string[] = []
	const sync = () => syncCompany(services, companyId)
	/** What the payment service refuses changes nothing: what is kept here was older than what is there. */
	const unlessRefused = (work: () => Promise<unknown>) =>
		work().catch((error: unknown) => {
			if (!(error instanceof PaymentsError)) throw error
		})

	return {
		local: payments.local!,
		fetched: () => payments.fetchCustomer(customerId),
		async startPlan(plan) {
			const started = await startSubscriptionCheckout(services, { userId, companyId, plan })
			return started.outcome === 'started' ? started.sessionId : null
		},
		async buyOnce() {
			const wares = { description: 'Clause Fix', amount: 3900 }
			return ((await startOneTimeCheckout(services, { userId, companyId, ...wares })) as StartedCheckout).sessionId
		},
		change: async (plan) => void (await unlessRefused(() => changePlan(services, { userId, companyId, plan }))),
		cancel: async () => void (await unlessRefused(() => cancelSubscription(services, { userId, companyId }))),
		keep: async () => void (await unlessRefused(() => takeBackChange(services, { userId, companyId }))),
		async refund() {
			const paid = await db.order.findFirst({ where: { companyId, status: 'paid', kind: 'one_time' } })
			if (paid) await refundOrder(services, paid.id)
		},
		failRefund: async () => void (await failLocalRefund(services, customerId)),
		setCard: (card) => setLocalCard(services, customerId, card),
		receive: async ({ body, signature }) => void (await receiveEvent(services, body, signature)),
		async applyOne(death) {
			const event = await db.paymentEvent.findFirst({ where: { customerId, appliedAt: null } })
			if (!event) return
			if (death === 'before') {
				const dying = dyingBeforeTheEnd(db)
				await applyEvent({ ...services, db: dying }, event.id).catch((error: unknown) => {
					if (!(error instanceof Killed)) throw error
				})
				return
			}
			await applyEvent(services, event.id)
			// The queue does not know that it was done, and gives the job to another.
			if (death === 'after') await applyEvent(services, event.id)
		},
		race: async () => void (await Promise.all([sync(), sync(), sync()])),
		async reconcile() {
			await sync()
			const jobs = await db.$queryRaw<{ data: { companyId: string; subscriptionId: string; refund: boolean } }[]>`
				SELECT data FROM pgboss.job WHERE name = 'end-subscription' AND data ->> 'companyId' = ${companyId}`
			for (const { data } of jobs) await endSubscriptionJob.run(services, data, { signal: new AbortController().signal, lastTry: false })
			await sync()
		},
		async startReview() {
			const { credits } = await db.company.findUniqueOrThrow({ where: { id: companyId } })
			if (credits > 0) reviews.push((await queueReview(services, member)).reviewId)
		},
		async finishReview() {
			const reviewId = reviews.shift()
			if (reviewId) for (let times = 0; times < 2; times++) await db.$transaction((tx) => chargeCredit(tx, reviewId))
		},
		async loseReview() {
			const reviewId = reviews.shift()
			if (reviewId) for (let times = 0; times < 2; times++) await db.$transaction((tx) => returnCredit(tx, reviewId))
		},
		async books() {
			const { plan, credits } = await db.company.findUniqueOrThrow({ where: { id: companyId } })
			const entries = await db.creditEntry.findMany({ where: { companyId } })
			const orders = await db.order.findMany({ where: { companyId, kind: 'one_time' } })
			const jobs = await db.$queryRaw<{ id: string }[]>`SELECT data ->> 'orderId' AS id FROM pgboss.job WHERE name = 'fulfill-order'`
			const own = new Set(orders.map(({ id }) => id))
			return {
				plan,
				credits,
				creditSum: entries.reduce((sum, { amount }) => sum + amount, 0),
				money: await db.paymentEntry.findMany({ where: { companyId }, select: { externalId: true, cents: true } }),
				grants: entries.flatMap(({ onceKey, amount }) => (onceKey === null ? [] : [{ onceKey, amount }])),
				fulfilled: jobs.map(({ id }) => id).filter((id) => own.has(id)),
				paidOnce: orders.filter(({ status }) => status === 'paid').map(({ id }) => id),
			}
		},
	}
}

/** Its process dies when the events of a sync are about to be marked as applied: all the rest of the transaction is written. */
function dyingBeforeTheEnd(db: Db): Db {
	return db.$extends({
		query: {
			paymentEvent: {
				updateMany() {
					throw new Killed()
				},
			},
		},
	}) as unknown as Db
}

import { priceOf } from '#app/domain/billing/price-of.ts'
import { rankOf } from '#app/domain/billing/gates.ts'
import { planOf } from '#app/domain/billing/plans.ts'
import { invoicesToRefund, refundKey } from '#app/domain/billing/settle/refund-key.ts'
import { settle } from '#app/domain/billing/settle/settle.ts'
import type { CreditChange, CompanyBilling, StoredOrder, PaymentChange, SettleChange } from '#app/domain/billing/settle/settle-types.ts'
import { createMemoryStore } from '#app/infrastructure/payments/local-stripe/object-store.ts'
import { openLocalPayments } from '#app/infrastructure/payments/open-payments.server.ts'
import { type CustomerState, type PaidPlan, PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { PaymentWorld } from './payment-world.ts'

/**
 * A company whose rows are kept in memory with the rules of the database: an entry of a key once, a subscription at a
 * time, all of a transaction or nothing. What is decided, and every word to the payment service, is the product's code.
 */
export async function memoryWorld(): Promise<PaymentWorld> {
	const payments = openLocalPayments({ site: 'http://127.0.0.1:3000', store: createMemoryStore(), seed: 'sequences' })
	const customerId = await payments.createCustomer({ companyId: 'company', email: 'ada@founders.example' })
	const stored = {
		plan: 'free',
		credits: 3,
		deleted: false,
		subscriptions: [],
		orders: [] as StoredOrder[],
		recorded: new Set<string>(),
	} as CompanyBilling & { orders: StoredOrder[]; recorded: Set<string> }
	const credits: (Pick<CreditChange, 'amount'> & { onceKey: string | null })[] = [{ amount: 3, onceKey: null }]
	const money: PaymentChange[] = []
	const fulfilled: string[] = []
	const toEnd: { subscriptionId: string; refund: boolean }[] = []
	const received = new Set<string>()
	let waiting: string[] = []
	let version = 0
	let orderNumber = 0
	let reserved = 0

	function entry(amount: number, onceKey: string | null) {
		if (onceKey !== null && credits.some((each) => each.onceKey === onceKey)) throw new Error(`${onceKey} stands in the ledger already`)
		credits.push({ amount, onceKey })
		stored.credits += amount
	}

	function write(change: SettleChange) {
		if (change.type === 'credits') entry(change.amount, change.onceKey)
		else if (change.type === 'plan') stored.plan = change.plan
		else if (change.type === 'fulfill') fulfilled.push(change.orderId)
		else if (change.type === 'end') toEnd.push(change)
		else if (change.type === 'payment') {
			if (stored.recorded.has(change.externalId)) throw new Error(`${change.externalId} is recorded already`)
			stored.recorded.add(change.externalId)
			money.push(change)
		} else if (change.type === 'order')
			Object.assign(
				stored.orders.find(({ id }) => id === change.id)!,
				{ ...change, type: undefined },
			)
		else {
			const { type: _, ...row } = change
			stored.subscriptions = [...stored.subscriptions.filter(({ id }) => id !== row.id), row]
		}
	}

	/** As `syncCompany` does it. @returns whether the state was applied */
	function commit(fetched: CustomerState, fetchedAt: number, events: readonly string[]): boolean {
		if (fetchedAt !== version) return false
		const changes = settle(stored, fetched)
		for (const change of changes) write(change)
		if (stored.subscriptions.filter(({ status }) => status !== 'ended').length > 1) throw new Error('Two subscriptions are live')
		version += 1
		waiting = waiting.filter((id) => !events.includes(id))
		return true
	}

	async function sync(death: 'none' | 'before' | 'after' = 'none') {
		const [before, events] = [version, [...waiting]]
		const fetched = await payments.fetchCustomer(customerId)
		if (death === 'before') return
		if (!commit(fetched, before, events)) throw new Error('Nobody else was there')
	}

	async function order(
		wares: Pick<StoredOrder, 'kind' | 'description' | 'cents'>,
		session: { plan: PaidPlan } | { description: string; cents: number },
	) {
		const id = `order-${++orderNumber}`
		const made = { ...wares, id, status: 'open', sessionId: null, paymentId: null } as StoredOrder
		stored.orders.push(made)
		const urls = { successUrl: 'http://127.0.0.1:3000/s', cancelUrl: 'http://127.0.0.1:3000/c' }
		const { id: sessionId } = await payments.createSession({ orderId: id, companyId: 'company', customerId, ...urls, ...session })
		made.sessionId = sessionId
		return sessionId
	}

	const live = () => stored.subscriptions.find(({ status }) => status !== 'ended') ?? null
	/** A call that the payment service refuses changes nothing: what was shown here was older than what is there. */
	const unlessRefused = (work: () => Promise<unknown>) =>
		work().catch((error: unknown) => {
			if (!(error instanceof PaymentsError)) throw error
		})

	return {
		local: payments.local!,
		fetched: () => payments.fetchCustomer(customerId),
		async startPlan(plan) {
			if (live()) return null
			return order({ kind: 'subscription', description: plan, cents: planOf(plan as PaidPlan).cents }, { plan: plan as PaidPlan })
		},
		buyOnce() {
			const cents = priceOf('Clause Fix')!
			return order({ kind: 'one_time', description: 'Clause Fix', cents }, { description: 'Clause Fix', cents })
		},
		async change(plan) {
			const current = live()
			if (!current || current.status === 'past_due' || current.plan === plan) return
			await unlessRefused(async () => {
				if (rankOf(plan) < rankOf(current.plan)) return payments.downgradeLater(current.id, plan)
				const { at } = await payments.previewUpgrade(current.id, plan)
				return payments.upgrade(current.id, plan, at)
			})
		},
		async cancel() {
			const current = live()
			if (current?.status === 'active') await unlessRefused(() => payments.cancelLater(current.id))
		},
		async keep() {
			const current = live()
			if (current?.nextPlan) await unlessRefused(() => payments.keepPlan(current.id))
		},
		async refund() {
			const paid = stored.orders.find(({ status, paymentId }) => status === 'paid' && paymentId !== null)
			if (!paid) return
			const { refunds } = await payments.fetchCustomer(customerId)
			const own = refunds.filter(({ paymentId }) => paymentId === paid.paymentId)
			const key = refundKey(`order-${paid.id}`, own)
			if (key !== null) await payments.refund(paid.paymentId!, key)
		},
		failRefund: async () => void (await payments.local!.failRefund(customerId)),
		setCard: (card) => payments.local!.setCard(customerId, card),
		async receive({ body, signature }) {
			const event = await payments.verifyEvent(body, signature)
			if (!event) throw new Error('An event of the local payment service was refused')
			if (received.has(event.id)) return
			received.add(event.id)
			if ((event.customerId ?? event.chargeId) !== null) waiting.push(event.id)
		},
		async applyOne(death) {
			if (waiting.length > 0) await sync(death)
		},
		async race() {
			const [before, fetched] = [version, await payments.fetchCustomer(customerId)]
			await sync()
			if (commit(fetched, before, [])) throw new Error('An older state was applied after a newer one')
		},
		async reconcile() {
			await sync()
			for (let job = toEnd.shift(); job; job = toEnd.shift()) {
				const { subscriptionId, refund } = job
				await payments.cancelNow(subscriptionId)
				const due = refund ? invoicesToRefund(subscriptionId, await payments.fetchCustomer(customerId)) : []
				for (const { invoiceId, key } of due) await payments.refundInvoice(invoiceId, key)
				await sync()
			}
		},
		async startReview() {
			if (stored.credits === 0) return
			entry(-1, null)
			reserved += 1
		},
		async finishReview() {
			reserved = Math.max(0, reserved - 1)
		},
		async loseReview() {
			if (reserved === 0) return
			reserved -= 1
			entry(1, null)
		},
		books: async () => ({
			plan: stored.plan,
			credits: stored.credits,
			creditSum: credits.reduce((sum, { amount }) => sum + amount, 0),
			money,
			grants: credits.flatMap(({ amount, onceKey }) => (onceKey === null ? [] : [{ onceKey, amount }])),
			fulfilled,
			paidOnce: stored.orders.filter(({ kind, status }) => kind === 'one_time' && status === 'paid').map(({ id }) => id),
		}),
	}
}

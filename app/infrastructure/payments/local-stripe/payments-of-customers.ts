import { type LocalCharge, type LocalInvoice, type LocalPaymentIntent, type LocalRefund, type LocalSubscription, newId } from './objects.ts'
import { cardWorks, emit, missing, type Scene, StripeRefusal } from './scene.ts'
import { day, inSeconds } from '#app/units.ts'

const declined = { code: 'card_declined', message: 'Your card was declined.', type: 'card_error' } as const

/** When a payment that failed is tried again, counted from the invoice; after the last one the subscription ends. */
const retries = [3, 5, 8, 14].map((days) => inSeconds(days * day))

/** Charges a customer's card. @returns the payment, which succeeded or says why not */
export async function charge(
	scene: Scene,
	{
		customer,
		amount,
		description,
		metadata,
		works,
	}: Pick<LocalPaymentIntent, 'amount' | 'description' | 'metadata'> & {
		customer: string
		/** Instead of what the customer's card does. */
		works?: boolean
	},
): Promise<LocalPaymentIntent> {
	const succeeds = works ?? (await cardWorks(scene, customer))
	const id = newId('pi')
	const intent: LocalPaymentIntent = {
		id,
		object: 'payment_intent',
		customer,
		amount,
		currency: 'usd',
		status: succeeds ? 'succeeded' : 'requires_payment_method',
		description,
		metadata,
		latest_charge: null,
		last_payment_error: succeeds ? null : declined,
		created: scene.now,
	}
	if (succeeds) {
		const chargeId = newId('ch')
		const made: LocalCharge = {
			id: chargeId,
			object: 'charge',
			customer,
			amount,
			amount_refunded: 0,
			currency: 'usd',
			payment_intent: id,
			refunded: false,
			paid: true,
			status: 'succeeded',
			receipt_url: `${scene.site}/dev/payments/receipts/${chargeId}`,
			created: scene.now,
		}
		intent.latest_charge = chargeId
		await scene.objects.put(made)
		await emit(scene, 'charge.succeeded', made)
	}
	await scene.objects.put(intent)
	await emit(scene, succeeds ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent)
	return intent
}

/** A line of an invoice. */
export interface Line {
	amount: number
	description: string
	start: number
	end: number
	proration: boolean
}

/** Makes an invoice of a subscription and takes the payment; without success it stays open. */
export async function invoice(
	scene: Scene,
	subscription: LocalSubscription,
	reason: LocalInvoice['billing_reason'],
	lines: readonly Line[],
): Promise<LocalInvoice> {
	const { customer } = subscription
	const earlier = await scene.objects.list<LocalInvoice>('invoice', customer!)
	const id = newId('in')
	const total = lines.reduce((sum, { amount }) => sum + amount, 0)
	const made: LocalInvoice = {
		id,
		object: 'invoice',
		customer: customer!,
		number: `${customer!.slice(-8).toUpperCase()}-${String(earlier.length + 1).padStart(4, '0')}`,
		status: 'open',
		billing_reason: reason,
		// What would be given back is kept as credit by Stripe, and never paid out.
		amount_due: Math.max(0, total),
		amount_paid: 0,
		total,
		currency: 'usd',
		attempt_count: 0,
		next_payment_attempt: null,
		hosted_invoice_url: `${scene.site}/dev/payments/invoices/${id}`,
		created: scene.now,
		status_transitions: { paid_at: null, finalized_at: scene.now, voided_at: null },
		parent: {
			type: 'subscription_details',
			subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
		},
		lines: {
			object: 'list',
			data: lines.map(({ amount, description, start, end, proration }) => ({
				id: newId('il'),
				object: 'line_item',
				amount,
				description,
				period: { start, end },
				parent: { type: 'subscription_item_details', subscription_item_details: { proration, subscription: subscription.id } },
			})),
		},
		payments: { object: 'list', data: [] },
	}
	await emit(scene, 'invoice.finalized', made)
	return payInvoice(scene, made)
}

/** Takes the payment of an open invoice. */
export async function payInvoice(scene: Scene, open: LocalInvoice): Promise<LocalInvoice> {
	const description = open.lines.data[0]?.description ?? null
	const intent =
		open.amount_due > 0 ? await charge(scene, { customer: open.customer, amount: open.amount_due, description, metadata: {} }) : null
	const attempts = open.attempt_count + 1
	const succeeded = intent === null || intent.status === 'succeeded'
	const tried: LocalInvoice = {
		...open,
		attempt_count: attempts,
		status: succeeded ? 'paid' : 'open',
		amount_paid: succeeded ? open.amount_due : 0,
		next_payment_attempt: succeeded ? null : (retries.map((after) => open.created + after).find((at) => at > scene.now) ?? null),
		status_transitions: { ...open.status_transitions, paid_at: succeeded ? scene.now : null },
		payments: {
			object: 'list',
			data:
				intent?.status === 'succeeded'
					? [
							{
								id: newId('inpay'),
								object: 'invoice_payment',
								status: 'paid',
								payment: { type: 'payment_intent', payment_intent: intent.id },
							},
						]
					: [],
		},
	}
	await scene.objects.put(tried)
	await emit(scene, succeeded ? 'invoice.paid' : 'invoice.payment_failed', tried)
	return tried
}

/** Gives a payment back, whole. */
export async function refund(scene: Scene, paymentIntent: string, metadata: Record<string, string>): Promise<LocalRefund> {
	const intent = await scene.objects.find<LocalPaymentIntent>(paymentIntent)
	if (intent?.object !== 'payment_intent') throw missing('payment_intent', paymentIntent)
	const charged = intent.latest_charge === null ? null : await scene.objects.find<LocalCharge>(intent.latest_charge)
	if (!charged) throw new StripeRefusal(400, 'This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
	if (charged.refunded) throw new StripeRefusal(400, `Charge ${charged.id} has already been refunded.`, { code: 'charge_already_refunded' })
	const made: LocalRefund = {
		id: newId('re'),
		object: 'refund',
		customer: charged.customer,
		amount: charged.amount,
		currency: 'usd',
		charge: charged.id,
		payment_intent: paymentIntent,
		status: 'succeeded',
		metadata,
		created: scene.now,
	}
	const refunded: LocalCharge = { ...charged, refunded: true, amount_refunded: charged.amount }
	await scene.objects.put(refunded)
	await scene.objects.put(made)
	await emit(scene, 'refund.created', withoutCustomer(made))
	await emit(scene, 'charge.refunded', refunded)
	return made
}

/** The bank can't book a refund that succeeded: the money comes back, and the charge counts as not refunded again. */
export async function failRefund(scene: Scene, refunded: LocalRefund): Promise<void> {
	const failed: LocalRefund = { ...refunded, status: 'failed', failure_reason: 'expired_or_canceled_card' }
	const charged = await scene.objects.find<LocalCharge>(refunded.charge)
	if (charged) await scene.objects.put({ ...charged, refunded: false, amount_refunded: 0 } as LocalCharge)
	await scene.objects.put(failed)
	await emit(scene, 'refund.failed', withoutCustomer(failed))
	await emit(scene, 'charge.refund.updated', withoutCustomer(failed))
}

/** Stripe's refunds do not name their customer. */
function withoutCustomer({ customer: _, ...refund }: LocalRefund): object {
	return refund
}

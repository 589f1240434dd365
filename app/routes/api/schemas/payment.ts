import { z } from 'zod'

/** The body of a payment that is made once. `amount` in cents has to be what the catalog says for `description`. */
export const PaymentBody = z.strictObject({
	amount: z.int().positive(),
	description: z.string().min(1).max(200),
	document_id: z.uuid().optional(),
	version_number: z.int().positive().optional(),
})

/** The body of a subscription. Which plans there are is checked by what sells them, with a sentence of its own. */
export const SubscriptionBody = z.strictObject({ plan: z.string().max(100), cancel_url: z.string().max(2000).optional() })

/** A checkout to go on to. */
export const CheckoutAnswer = z.object({ sessionId: z.string(), url: z.string() })

/** The same with the order. */
export const OrderAnswer = CheckoutAnswer.extend({ order_id: z.uuid() })

const planId = z.enum(['free', 'builder', 'startup', 'scale'])
const time = z.iso.datetime().nullable()

/** A company's subscription. */
export const SubscriptionAnswer = z.object({
	status: z.enum(['active', 'canceled', 'past_due', 'none']),
	plan: planId,
	credits: z.int(),
	current_period_end: time,
	next_plan: planId.nullable(),
	past_due_since: time,
	checks_stop_at: time,
})

/** How a checkout stands. */
export const PaymentStatusAnswer = z.object({
	sessionId: z.string(),
	order_id: z.uuid(),
	status: z.enum(['open', 'paid', 'failed', 'canceled', 'refunded']),
	kind: z.enum(['subscription', 'one_time']),
	description: z.string(),
	amount: z.int(),
	currency: z.literal('usd'),
	plan: planId.nullable(),
	document_id: z.uuid().nullable(),
	version_number: z.int().nullable(),
	failure: z.string().nullable(),
})

/** A cancellation. */
export const CancellationAnswer = z.object({ status: z.literal('canceled'), ends_at: z.iso.datetime() })

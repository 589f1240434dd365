import { z } from 'zod'

/** The parameters of each call, as Stripe's reference has them, as far as the product uses them: any other is refused. */
const seconds = z
	.string()
	.regex(/^\d{1,12}$/)
	.transform(Number)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const address = z.string().refine((value) => URL.canParse(value.replace('{CHECKOUT_SESSION_ID}', 'x')), { error: 'Not a valid URL' })
const metadata = z.record(z.string().max(40), z.string().max(500)).refine((values) => Object.keys(values).length <= 50)
const expand = z.array(z.string()).max(20).optional()
const page = {
	limit: z
		.string()
		.regex(/^(?:[1-9]\d?|100)$/)
		.transform(Number)
		.optional(),
	starting_after: z.string().optional(),
	expand,
}

/** Creating a customer. */
export const CustomerParameters = z.strictObject({ email: z.string().max(512), metadata })

/** Creating a checkout session. */
export const SessionParameters = z
	.strictObject({
		mode: z.enum(['payment', 'subscription']),
		customer: z.string(),
		client_reference_id: z.string().max(200),
		success_url: address,
		cancel_url: address,
		metadata,
		line_items: z
			.array(
				z.strictObject({
					quantity: z.literal('1'),
					price: z.string().optional(),
					price_data: z
						.strictObject({
							currency: z.literal('usd'),
							unit_amount: z
								.string()
								.regex(/^[1-9]\d{0,8}$/)
								.transform(Number),
							product_data: z.strictObject({ name: z.string().min(1).max(250) }),
						})
						.optional(),
				}),
			)
			.length(1),
		payment_intent_data: z.strictObject({ description: z.string().max(1000), metadata }).optional(),
		subscription_data: z.strictObject({ metadata }).optional(),
	})
	.refine(({ mode, line_items: [item] }) => (mode === 'payment' ? item!.price_data && !item!.price : item!.price && !item!.price_data), {
		error: 'You must provide price_data for mode payment and a recurring price for mode subscription',
	})
	.refine(({ mode, payment_intent_data, subscription_data }) => (mode === 'payment' ? !subscription_data : !payment_intent_data), {
		error: 'You can not pass `payment_intent_data` in `subscription` mode, nor `subscription_data` in `payment` mode',
	})

const items = z.array(z.strictObject({ id: z.string(), price: z.string() })).length(1)

/** Changing a subscription. */
export const SubscriptionParameters = z.strictObject({
	items: items.optional(),
	proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
	proration_date: seconds.optional(),
	payment_behavior: z.enum(['error_if_incomplete', 'allow_incomplete', 'default_incomplete', 'pending_if_incomplete']).optional(),
	cancel_at_period_end: flag.optional(),
	expand,
})

/** Reckoning an invoice that is not made. */
export const PreviewParameters = z.strictObject({
	subscription: z.string(),
	subscription_details: z.strictObject({
		items,
		proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']),
		proration_date: seconds,
	}),
})

/** Scheduling changes of a subscription. */
export const ScheduleParameters = z.strictObject({ from_subscription: z.string() })

/** The phases of a schedule. */
export const PhasesParameters = z.strictObject({
	end_behavior: z.enum(['release', 'cancel']),
	proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']),
	phases: z
		.array(
			z
				.strictObject({
					items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
					start_date: seconds,
					end_date: seconds.optional(),
					duration: z.strictObject({ interval: z.literal('month'), interval_count: z.literal('1') }).optional(),
				})
				.refine(({ end_date, duration }) => (end_date === undefined) !== (duration === undefined), {
					error: 'A phase needs either `end_date` or `duration`',
				}),
		)
		.min(1),
})

/** Giving a payment back. */
export const RefundParameters = z.strictObject({ payment_intent: z.string(), metadata })

/** The customer's own page. */
export const PortalParameters = z.strictObject({ customer: z.string(), return_url: address })

/** Lists of a customer. */
export const ListParameters = z.strictObject({ customer: z.string(), ...page })

/** The subscriptions of a customer. */
export const SubscriptionListParameters = z.strictObject({
	customer: z.string(),
	status: z.enum(['all', 'active', 'past_due', 'canceled']),
	...page,
})

/** Reading one object. */
export const ReadParameters = z.strictObject({ expand })

/** Calls that take nothing. */
export const NoParameters = z.strictObject({})

/** A plan that is paid for. */
export type PaidPlan = 'builder' | 'startup' | 'scale'

/** What a checkout session is made for. */
export type SessionRequest = {
	/** The order: it leads back from the payment, and the same order never gets two sessions. */
	orderId: string
	companyId: string
	customerId: string
	successUrl: string
	cancelUrl: string
} & ({ plan: PaidPlan } | { description: string; cents: number })

/** A subscription as the payment service has it. */
export interface SubscriptionState {
	id: string
	/** Null for a price that is none of ours. */
	plan: PaidPlan | null
	/** `pending`: nothing was paid yet. */
	status: 'pending' | 'active' | 'past_due' | 'ended'
	periodStart: Date
	periodEnd: Date
	/** What follows at the end of the period: 'free' when it ends then; null when it stays as it is. */
	nextPlan: PaidPlan | 'free' | null
	createdAt: Date
	endedAt: Date | null
}

/** An invoice of a subscription. */
export interface InvoiceState {
	id: string
	subscriptionId: string | null
	/** Whether it begins a period: the first one or a renewal. A change of the plan within a period does not. */
	beginsPeriod: boolean
	periodStart: Date
	status: 'open' | 'paid' | 'void'
	paidCents: number
	description: string
	number: string | null
	url: string | null
	createdAt: Date
	paidAt: Date | null
}

/** A checkout session. */
export interface SessionState {
	id: string
	/** Null where it carries none of ours. */
	orderId: string | null
	status: 'open' | 'paid' | 'failed' | 'expired'
	/** Of a one-time payment. */
	paymentId: string | null
	/** Of a subscription's first month. */
	invoiceId: string | null
	cents: number
	/** Why it failed, in the bank's words. */
	failure: string | null
	/** Receipt of a one-time payment. */
	url: string | null
	paidAt: Date | null
}

/** Money that was given back. */
export interface RefundState {
	id: string
	/** The payment that it gives back. */
	paymentId: string | null
	/** The key with which it was asked for; null for one that somebody made at the payment service. */
	key: string | null
	cents: number
	/** `failed`: the bank could not book it, which may come out days after it succeeded. */
	status: 'succeeded' | 'pending' | 'failed'
	at: Date
}

/** A payment that the customer disputed at the bank. */
export interface DisputeState {
	id: string
	paymentId: string | null
	cents: number
	/** `inquiry`: the bank only asks, no money has moved. `open`, `lost`: the bank has taken the money. `won`: it came back. */
	status: 'inquiry' | 'open' | 'lost' | 'won'
	at: Date
}

/** Everything that the payment service knows of a customer, fetched at one time. */
export interface CustomerState {
	subscriptions: SubscriptionState[]
	invoices: InvoiceState[]
	sessions: SessionState[]
	refunds: RefundState[]
	disputes: DisputeState[]
	/** The time of the payment service at which it was asked. */
	asOf: Date
}

/** An event that was signed by the payment service. */
export interface VerifiedEvent {
	id: string
	type: string
	/** Whom it is about; null where it names nobody. */
	customerId: string | null
	/** Where it names nobody but a charge, as refunds do: that charge leads to whom it is about. */
	chargeId: string | null
}

/** Thrown where the payment service refused a call, or could not be reached. Its message is for the log. */
export class PaymentsError extends Error {
	override name = 'PaymentsError'
	/** `card`: the bank declined; `refused`: the call was wrong or came too late; `unreachable`: worth another try. */
	readonly kind: 'card' | 'refused' | 'unreachable'

	constructor(kind: PaymentsError['kind'], message: string, options?: ErrorOptions) {
		super(message, options)
		this.kind = kind
	}
}

/** The payment service. Every call that changes something there can be repeated: it is done once. */
export interface Payments {
	/** Only on loopback and without keys: the local test checkout. */
	local: LocalCheckout | null
	createCustomer(company: { companyId: string; email: string }): Promise<string>
	/** The address is `null` where the payment service gave none. */
	createSession(request: SessionRequest): Promise<{ id: string; url: string | null }>
	/** Closes a session that nobody paid; does nothing where it is closed or paid. */
	expireSession(sessionId: string): Promise<void>
	fetchCustomer(customerId: string): Promise<CustomerState>
	/** Whom a charge is of; `null` where there is no such charge, or it is of nobody. */
	customerOfCharge(chargeId: string): Promise<string | null>
	/** What moving to a dearer plan costs now, and the time for which that was reckoned. */
	previewUpgrade(subscriptionId: string, plan: PaidPlan): Promise<{ dueNowCents: number; at: Date }>
	/** At once, with the difference charged. @param at as the preview gave it, so that the same is charged */
	upgrade(subscriptionId: string, plan: PaidPlan, at: Date): Promise<void>
	/** At the end of the period. */
	downgradeLater(subscriptionId: string, plan: PaidPlan): Promise<void>
	cancelLater(subscriptionId: string): Promise<void>
	/** Takes back a downgrade or cancellation that has not happened yet. */
	keepPlan(subscriptionId: string): Promise<void>
	/** At once, for a company that is erased or has paid for two subscriptions. */
	cancelNow(subscriptionId: string): Promise<void>
	/** Gives a payment back, whole. @param key what for: the same key gives back once */
	refund(paymentId: string, key: string): Promise<void>
	/** Gives an invoice's payment back, whole. */
	refundInvoice(invoiceId: string, key: string): Promise<void>
	/** Where the customer changes the card and sees invoices. */
	portalUrl(customerId: string, returnUrl: string): Promise<string>
	/** @returns null where the signature is wrong or older than five minutes */
	verifyEvent(body: string, signature: string): Promise<VerifiedEvent | null>
	/** Each plan whose price at the payment service is not what the catalog says. */
	wrongPrices(catalog: Readonly<Record<PaidPlan, number>>): Promise<string[]>
}

/** A session as the page of the local test checkout shows it. */
export interface LocalSession {
	id: string
	status: 'open' | 'complete' | 'expired'
	description: string
	cents: number
	/** Whether it is paid each month. */
	monthly: boolean
	cancelUrl: string
}

/** What the local test checkout can do beside what the payment service does: its customers and its time are ours. */
export interface LocalCheckout {
	session(sessionId: string): Promise<LocalSession | null>
	/** @returns where the browser goes next; null where there is no such open session */
	pay(sessionId: string, card: 'good' | 'fails_later'): Promise<string | null>
	fail(sessionId: string): Promise<string | null>
	/** The time of the test checkout. */
	now(): Promise<Date>
	/** Moves its time on, renewing and ending what falls due on the way. */
	moveClock(to: Date): Promise<void>
	/** Whether the next payments of a customer succeed; 'good' also pays what is open. */
	setCard(customerId: string, card: 'good' | 'fails'): Promise<void>
	/** Lets the bank send the customer's last refund back. @returns whether there was one */
	failRefund(customerId: string): Promise<boolean>
	/** Signed events that were not delivered yet, oldest first. */
	undelivered(): Promise<{ id: string; body: string; signature: string }[]>
	delivered(eventId: string): Promise<void>
}

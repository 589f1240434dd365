/** What webhooks tell, with when in a sentence. */
export const webhookEvents = {
	'review.finished': 'The review of a document that you can open is complete or failed.',
	'deadline.near': 'A deadline of yours is 90, 60, 30 or 7 days away, when the reminder is mailed.',
	'document.shared': 'Someone shares a document with you, or a document of yours is shared.',
} as const

export type WebhookEvent = keyof typeof webhookEvents

/** In the order of the page. */
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** What a delivery tells; the test has a type of its own that nobody subscribes to. */
export type DeliveryType = WebhookEvent | 'webhook.test'

/** Whether a word is an event: webhooks keep theirs as text, and an event may be given up one day. */
export function isWebhookEvent(value: string): value is WebhookEvent {
	return Object.hasOwn(webhookEvents, value)
}

/**
 * What is kept of an event until it is sent: ids, days and the words of a deadline's kind, never text of a document.
 * Names are read when it is sent.
 */
export type EventFacts = Record<string, string | number | boolean | null>

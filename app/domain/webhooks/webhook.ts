import type { WebhookEvent } from './webhook-events.ts'

/** The most webhooks that one person has. */
export const mostWebhooks = 10

export const longestUrl = 500

/** How much of a receiver's answer is kept, in characters. */
export const keptAnswer = 1024

/** A webhook as its owner sees it: without its secret. */
export interface ShownWebhook {
	id: string
	url: string
	events: WebhookEvent[]
	createdAt: Date
	/** Set while it gets nothing: switched off by its owner, or after days of failing. */
	disabledAt: Date | null
	disabledBy: 'owner' | 'failures' | null
	/** Since when every delivery has failed. */
	failingSince: Date | null
	/** Until when the secret before the last change signs too. */
	earlierSecretUntil: Date | null
}

/** A delivery as the log shows it. */
export interface ShownDelivery {
	id: string
	eventId: string
	type: string
	state: 'waiting' | 'sending' | 'delivered' | 'failed' | 'dropped'
	attempts: number
	/** HTTP status of the last answer; `null` where there was none. */
	status: number | null
	/** The beginning of the last answer, or what went wrong. */
	answer: string | null
	/** How long the last attempt took, in milliseconds. */
	duration: number | null
	createdAt: Date
	lastAttemptAt: Date | null
	/** When it is tried again; `null` once it is settled. */
	nextAttemptAt: Date | null
}

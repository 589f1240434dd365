import { z } from 'zod'
import { plainCode } from '#app/domain/identity/mfa/mfa-code.ts'
import type { AddressRefusal } from '#app/domain/webhooks/webhook-address.ts'
import { type WebhookEvent, webhookEventNames } from '#app/domain/webhooks/webhook-events.ts'
import { longestUrl } from '#app/domain/webhooks/webhook.ts'

const urlMissing = 'Enter the URL that Fineprint sends to.'
const noEvent = 'Choose what the webhook tells.'

/** The form of a new webhook. */
export const WebhookFields = z.object({
	url: z.string({ error: urlMissing }).trim().min(1, { error: urlMissing }),
	events: z.array(z.enum(webhookEventNames as [WebhookEvent, ...WebhookEvent[]], { error: noEvent })).min(1, { error: noEvent }),
	code: z.string().max(20, { error: 'Enter the code as your app shows it.' }).transform(plainCode).default(''),
})

/** Why a URL can't be a webhook's, and what to type. */
export const addressRefusals: Record<AddressRefusal, string> = {
	not_a_url: 'Enter a whole URL, such as https://example.com/webhooks/fineprint.',
	not_https: 'The URL must begin with https://.',
	credentials: 'The URL can’t contain a user name or password. Verify the signature instead.',
	too_long: `A URL has at most ${longestUrl} characters. Shorten it.`,
	private: 'The URL must lead to a server on the public internet.',
}

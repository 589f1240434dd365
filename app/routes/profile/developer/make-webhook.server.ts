import { data, type RouterContextProvider } from 'react-router'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { createWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { mostWebhooks } from '#app/domain/webhooks/webhook.ts'
import { servicesContext } from '#app/http/context.ts'
import { refuseWithoutCode } from '#app/http/session/prove-person.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { retryAfterHeader } from '#app/http/retry-after.ts'
import { addressRefusals, WebhookFields } from './webhook-fields.ts'

/** What was typed, for the form when it comes back. */
export interface TypedWebhook {
	url: string
	events: string[]
}

/** By the field that they are shown beside; '' for the form as a whole. */
type Errors = Partial<Record<'url' | 'events' | 'code' | '', string>>

/** Makes a webhook from the form of the page. The answer is the page itself: the secret is shown once and is in no address. */
export async function makeWebhook(context: Readonly<RouterContextProvider>, form: FormData) {
	const member = requireMember(context)
	const text = (name: string) => String(form.get(name) ?? '')
	const typed: TypedWebhook = { url: text('url'), events: form.getAll('events').map(String) }
	const refuse = (errors: Errors, status: number, retryAfter?: number) =>
		data({ typed, errors }, { status, headers: retryAfterHeader(retryAfter) })

	const read = WebhookFields.safeParse({ ...typed, code: text('code') })
	if (!read.success) {
		const errors: Errors = {}
		for (const { path, message } of read.error.issues) errors[path[0] as keyof Errors] ??= message
		return refuse(errors, 400)
	}
	const { code, ...webhook } = read.data
	const refused = await refuseWithoutCode(context, code)
	if (refused) return refuse({ code: refused.error }, refused.status, refused.retryAfter)
	const made = await createWebhook(context.get(servicesContext), member, webhook)
	if (made === 'too_many_webhooks')
		return refuse({ '': `You have ${mostWebhooks} webhooks, the most there can be. Remove one first.` }, 409)
	if (typeof made === 'string') return refuse({ url: addressRefusals[made] }, 400)
	if ('refusedFor' in made) return refuse({ '': tooManyRequests(made.refusedFor) }, 429, made.refusedFor)
	return data({ made: made.secret }, { headers: { 'Cache-Control': 'no-store' } })
}

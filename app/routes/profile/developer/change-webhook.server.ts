import { z } from 'zod'
import { data, type RouterContextProvider } from 'react-router'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { type RequestedDelivery, sendAgain, sendTest } from '#app/domain/webhooks/delivery-log.server.ts'
import { changeSecret, removeWebhook, switchWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'

const Choice = z.union([
	z.object({ do: z.enum(['test', 'on', 'off', 'secret', 'remove']) }),
	z.object({ do: z.literal('again'), delivery: z.uuid() }),
])

/** Does what a button of a webhook's page says. */
export async function changeWebhook(context: Readonly<RouterContextProvider>, webhookId: string, form: FormData) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const read = Choice.safeParse(Object.fromEntries(form))
	if (!read.success) throw data(null, { status: 400 })
	const here = `/settings/webhooks/${webhookId}`
	switch (read.data.do) {
		case 'test':
			return deliveryToast(here, await sendTest(services, member, webhookId), 'The test is on its way')
		case 'again':
			return deliveryToast(here, await sendAgain(services, member, webhookId, read.data.delivery), 'The delivery is sent again')
		case 'on':
		case 'off': {
			const on = read.data.do === 'on'
			if (!(await switchWebhook(services, member, webhookId, on))) throw gone()
			return redirectWithToast(here, { title: on ? 'Webhook switched on' : 'Webhook switched off' })
		}
		case 'secret': {
			const secret = await changeSecret(services, member, webhookId)
			if (secret === null) throw gone()
			return data({ secret }, { headers: { 'Cache-Control': 'no-store' } })
		}
		case 'remove':
			if (!(await removeWebhook(services, member, webhookId))) throw gone()
			return redirectWithToast('/settings/webhooks', { title: 'Webhook removed' })
	}
}

function deliveryToast(here: string, outcome: RequestedDelivery, title: string) {
	if (outcome === 'gone') throw gone()
	if (outcome === 'off')
		return redirectWithToast(here, { title: 'The webhook is off', description: 'Turn it on first.', variant: 'destructive' })
	if (typeof outcome === 'object')
		return redirectWithToast(here, { title: 'Nothing was sent', description: tooManyRequests(outcome.refusedFor), variant: 'destructive' })
	return redirectWithToast(here, { title, description: 'Its answer shows in the log in a moment.' })
}

/** The 404 for a webhook that is not the member's, in the words of one that is not there. */
export function gone() {
	return data('There is no such webhook.', { status: 404 })
}

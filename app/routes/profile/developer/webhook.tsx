import { Form } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { listDeliveries } from '#app/domain/webhooks/delivery-log.server.ts'
import { findWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/webhook.ts'
import { changeWebhook, gone } from './change-webhook.server.ts'
import { DeliveryList } from './delivery-list.tsx'
import { ShownOnce } from './once.tsx'
import { DeveloperTabs } from './tabs.tsx'
import { WebhookState } from './webhook-state.tsx'

export const headers = passedHeaders

export async function loader({ context, params: { webhookId } }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const webhook = isId(webhookId) ? await findWebhook(services, member, webhookId) : null
	if (!webhook) throw gone()
	return { webhook, deliveries: await listDeliveries(services, member, webhook.id) }
}

export async function action({ context, request, params: { webhookId } }: Route.ActionArgs) {
	requireMember(context)
	if (!isId(webhookId)) throw gone()
	return changeWebhook(context, webhookId, await parseForm(request))
}

export default function Webhook({ loaderData: { webhook, deliveries }, actionData }: Route.ComponentProps) {
	const { url, events, createdAt, disabledAt, disabledBy, failingSince, earlierSecretUntil } = webhook
	const on = disabledAt === null
	// A first attempt takes seconds; later ones are shown with their time.
	const underWay = deliveries.some(({ state, attempts }) => state === 'sending' || (state === 'waiting' && attempts === 0))
	return (
		<div>
			<title>Webhook · Fineprint</title>
			<PageHeader title="API" description="Let programs of your own work with your documents." />
			<DeveloperTabs />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid gap-6">
					{actionData ? (
						<ShownOnce title="The secret is changed" secret={actionData.secret} copy="Copy the secret">
							Copy it now: it is not shown again. For 24 hours deliveries are signed with the earlier secret too.
						</ShownOnce>
					) : null}
					{disabledBy === 'failures' ? (
						<Alert tone="warning" title="Switched off after 5 days of failing">
							What happened since then is not sent. Mend your server, then switch the webhook on.
						</Alert>
					) : null}
					<DeliveryList deliveries={deliveries} on={on} />
					{underWay && !actionData ? <LiveUpdates intervalSeconds={2} /> : null}
				</div>
				<Card title="Webhook" actions={<WebhookState disabledAt={disabledAt} failingSince={failingSince} />}>
					<div className="grid gap-4">
						<p className="[overflow-wrap:anywhere]">{url}</p>
						<p className="text-sm text-muted">
							{events.join(', ')}
							<br />
							Made <Moment at={createdAt} />
							{failingSince && on ? (
								<>
									<br />
									Failing since <Moment at={failingSince} />
								</>
							) : null}
							{earlierSecretUntil ? (
								<>
									<br />
									The earlier secret signs until <Moment at={earlierSecretUntil} />
								</>
							) : null}
						</p>
						<Form method="post" className="flex flex-wrap gap-3" preventScrollReset>
							{on ? (
								<Button name="do" value="test">
									Send a test
								</Button>
							) : null}
							<Button name="do" value={on ? 'off' : 'on'} variant={on ? 'secondary' : 'primary'}>
								{on ? 'Switch off' : 'Switch on'}
							</Button>
							<Button name="do" value="secret" variant="secondary">
								Change the secret
							</Button>
							<Button name="do" value="remove" variant="secondary">
								Remove
							</Button>
						</Form>
					</div>
				</Card>
			</div>
		</div>
	)
}

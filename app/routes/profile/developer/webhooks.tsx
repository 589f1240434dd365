import { href, Link } from 'react-router'
import { listWebhooks } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { needsCode } from '#app/http/session/prove-person.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/webhooks.ts'
import { makeWebhook } from './make-webhook.server.ts'
import { ShownOnce } from './once.tsx'
import { DeveloperTabs } from './tabs.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-state.tsx'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const [webhooks, codeNeeded] = await Promise.all([listWebhooks(services, requireMember(context)), needsCode(context)])
	return { webhooks, codeNeeded }
}

export async function action({ context, request }: Route.ActionArgs) {
	return makeWebhook(context, await parseForm(request))
}

export default function Webhooks({ loaderData: { webhooks, codeNeeded }, actionData }: Route.ComponentProps) {
	const made = actionData && 'made' in actionData ? actionData.made : null
	const refused = actionData && 'errors' in actionData ? actionData : null
	return (
		<div>
			<title>Webhooks · Fineprint</title>
			<PageHeader title="API" description="Let programs of your own work with your documents." />
			<DeveloperTabs />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid gap-6">
					{made ? (
						<ShownOnce title="The webhook is made" secret={made} copy="Copy the secret">
							This is its secret. Copy it now: it is not shown again. Your server verifies with it that a delivery comes from Fineprint.
						</ShownOnce>
					) : null}
					<Card title="Your webhooks">
						{webhooks.length === 0 ? (
							<p className="text-muted">You have no webhooks. Make one to tell a server of yours when a review is finished.</p>
						) : (
							<ul className="divide-y divide-line">
								{webhooks.map(({ id, url, events, createdAt, ...state }) => (
									<li key={id} className="py-4 first:pt-0 last:pb-0">
										<p className="flex flex-wrap items-center gap-2">
											<Link to={href('/settings/webhooks/:webhookId', { webhookId: id })} className="font-medium [overflow-wrap:anywhere]">
												{url}
											</Link>
											<WebhookState {...state} />
										</p>
										<p className="text-sm text-muted">{events.join(', ')}</p>
										<p className="text-sm text-muted">
											Made <Moment at={createdAt} />
										</p>
									</li>
								))}
							</ul>
						)}
					</Card>
				</div>
				<WebhookForm
					key={webhooks.length}
					typed={refused?.typed}
					errors={refused?.errors}
					codeNeeded={codeNeeded || refused?.errors.code !== undefined}
				/>
			</div>
		</div>
	)
}

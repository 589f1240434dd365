import { Form } from 'react-router'
import type { ShownDelivery } from '#app/domain/webhooks/webhook.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'

const states = {
	waiting: { label: 'Waiting', tone: 'info' },
	sending: { label: 'Sending', tone: 'info' },
	delivered: { label: 'Delivered', tone: 'good' },
	failed: { label: 'Failed', tone: 'high' },
	dropped: { label: 'Not sent', tone: 'neutral' },
} as const

/** The log of a webhook, with a button to send a delivery again. */
export function DeliveryList({ deliveries, on }: { deliveries: readonly ShownDelivery[]; on: boolean }) {
	return (
		<Card title="Deliveries" description="The newest 100 of the last 30 days.">
			{deliveries.length === 0 ? (
				<p className="text-muted">No deliveries yet. Send a test to check that your server accepts them.</p>
			) : (
				<ul className="divide-y divide-line">
					{deliveries.map((delivery) => (
						<DeliveryItem key={delivery.id} delivery={delivery} on={on} />
					))}
				</ul>
			)}
		</Card>
	)
}

function DeliveryItem({ delivery, on }: { delivery: ShownDelivery; on: boolean }) {
	const { id, eventId, type, state, attempts, status, answer, duration, createdAt, lastAttemptAt, nextAttemptAt } = delivery
	const facts = [
		status === null ? '' : `HTTP ${status}`,
		duration === null ? '' : `${duration} ms`,
		attempts > 1 ? `${attempts} attempts` : '',
	].filter(Boolean)
	return (
		<li className="grid gap-1 py-4 first:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<p className="flex flex-wrap items-center gap-2">
					<span className="font-mono text-sm font-semibold">{type}</span>
					<Badge tone={state === 'waiting' && attempts > 0 ? 'medium' : states[state].tone}>
						{state === 'waiting' && attempts > 0 ? 'Failing' : states[state].label}
					</Badge>
				</p>
				{on && type !== 'webhook.test' && state !== 'waiting' && state !== 'sending' ? (
					<Form method="post" preventScrollReset>
						<input type="hidden" name="do" value="again" />
						<Button name="delivery" value={id} variant="quiet" size="small">
							Send again<span className="sr-only">{` the delivery ${eventId}`}</span>
						</Button>
					</Form>
				) : null}
			</div>
			<p className="text-sm text-muted">
				<Moment at={lastAttemptAt ?? createdAt} />
				{facts.length > 0 ? ` · ${facts.join(' · ')}` : ''}
				{state === 'waiting' && nextAttemptAt && attempts > 0 ? (
					<>
						{' · tried again '}
						<Moment at={nextAttemptAt} />
					</>
				) : null}
			</p>
			{answer ? (
				<details className="text-sm" open={state === 'dropped' || (status === null && state !== 'delivered')}>
					<summary className="cursor-pointer text-accent">
						{status === null ? 'What happened' : 'Answer'}
						<span className="sr-only">{` of ${eventId}`}</span>
					</summary>
					<pre className="mt-1 max-h-60 overflow-auto rounded-lg bg-raised p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
						{answer}
					</pre>
				</details>
			) : null}
			<p className="font-mono text-xs text-muted [overflow-wrap:anywhere]">{eventId}</p>
		</li>
	)
}

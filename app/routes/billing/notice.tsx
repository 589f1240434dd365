import { Form } from 'react-router'
import { planOf } from '#app/domain/billing/plans.ts'
import type { SubscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** What somebody has to know or do about their plan: a payment that failed, or a change that is planned. */
export function Notice({ info, checksStopped }: { info: SubscriptionInfo; checksStopped: boolean }) {
	if (info.status === 'past_due') return <PastDue info={info} checksStopped={checksStopped} />
	if (info.nextPlan === null || info.periodEnd === null) return null
	const end = shownDate(info.periodEnd.toISOString())
	const [now, next] = [planOf(info.plan), planOf(info.nextPlan)]
	return (
		<Alert tone="warning" title={`${now.name} ends on ${end}`}>
			<p>
				{next.id === 'free'
					? `You have canceled. Paid features remain until then; after that your company is on Free and nothing more is charged.`
					: `From then on your company is on ${next.name}, with ${next.checks} document checks each month.`}
			</p>
			<Form method="post" action="/settings/billing/keep" className="mt-3">
				<Button size="small" variant="secondary">{`Keep ${now.name}`}</Button>
			</Form>
		</Alert>
	)
}

function PastDue({ info: { pastDueSince, checksStopAt }, checksStopped }: { info: SubscriptionInfo; checksStopped: boolean }) {
	const on = pastDueSince ? ` on ${shownDate(pastDueSince.toISOString())}` : ''
	const stop = checksStopAt ? shownDate(checksStopAt.toISOString()) : null
	return (
		<Alert tone="error" title="Payment issue">
			<p>
				{`The payment for your plan failed${on}. Update your card to pay it. `}
				{checksStopped
					? 'Until then there are no new document checks. '
					: stop
						? `If it is still open on ${stop}, new document checks stop. `
						: ''}
				You can read, download and export everything as before.
			</p>
			<Form method="post" action="/settings/billing/portal" className="mt-3">
				<Button size="small">Update card and pay</Button>
			</Form>
		</Alert>
	)
}

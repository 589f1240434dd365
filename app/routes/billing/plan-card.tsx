import { Form } from 'react-router'
import { dollars, planOf } from '#app/domain/billing/plans.ts'
import type { SubscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

const badges = {
	active: <Badge tone="good">Active</Badge>,
	canceled: <Badge tone="medium">Canceled</Badge>,
	past_due: <Badge tone="high">Payment issue</Badge>,
	none: null,
} as const satisfies Record<SubscriptionInfo['status'], React.ReactNode>

/** What a company has: plan, price, renewal, and the checks that are left. */
export function PlanCard({ info, portal }: { info: SubscriptionInfo; portal: boolean }) {
	const { name, cents } = planOf(info.plan)
	return (
		<Card>
			<div className="grid gap-x-10 gap-y-6 sm:grid-cols-[1fr_auto_auto]">
				<div>
					<p className="flex flex-wrap items-center gap-3">
						<span className="font-serif text-3xl font-semibold tracking-tight">{name}</span>
						{badges[info.status]}
					</p>
					<p className="mt-1 text-muted">{renewal(info)}</p>
				</div>
				<Figure label="Price" value={info.managed || cents === 0 ? dollars(cents) : '–'} note={info.managed ? 'per month' : ''} />
				<Figure label="Document checks left" value={String(info.credits)} note="" />
			</div>
			{info.managed || portal ? (
				<div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
					{portal ? (
						<Form method="post" action="/settings/billing/portal">
							<Button variant="secondary">Card and invoices</Button>
						</Form>
					) : null}
					{info.status === 'active' && info.nextPlan === null ? (
						<ButtonLink to="/settings/billing/change?plan=free" variant="quiet">
							Cancel plan
						</ButtonLink>
					) : null}
				</div>
			) : null}
		</Card>
	)
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
	return (
		<div>
			<p className="text-sm text-muted">{label}</p>
			<p className="text-xl font-semibold tabular-nums">
				{value} {note ? <span className="text-sm font-normal text-muted">{note}</span> : null}
			</p>
		</div>
	)
}

function renewal({ status, plan, periodEnd, managed, nextPlan }: SubscriptionInfo): string {
	if (!managed) return plan === 'free' ? '3 document checks, once. No card needed.' : 'Given to your company: nothing is charged.'
	const end = periodEnd ? shownDate(periodEnd.toISOString()) : ''
	if (status === 'past_due') return 'The last payment failed.'
	return nextPlan === null ? `Renews on ${end}` : `Until ${end}`
}

import { dollars, plans, popularPlan, type PlanId } from '#app/domain/billing/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Check, Clock } from '#app/ui/icons.tsx'
import { PlanButton } from './plan-button.tsx'
import { usePlanInProcess } from './use-plan-in-process.ts'

/** A card for each plan, with the button that chooses it. What is not there yet says so. */
export function PlanCards({
	current,
	onSale,
}: {
	/** The plan they have; `null` for visitors. */
	current: PlanId | null
	/** Whether this site can take payments. */
	onSale: boolean
}) {
	const inProcess = usePlanInProcess()
	return (
		<div className="@container">
			<ul className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-4">
				{plans.map((plan) => (
					<li
						key={plan.id}
						className={
							'relative flex flex-col gap-5 rounded-xl border bg-surface p-6 ' +
							`${plan.id === popularPlan ? 'border-accent shadow-raised' : 'border-line'}`
						}
					>
						<h3 className="text-heading font-semibold">{plan.name}</h3>
						{plan.id === popularPlan ? (
							// On the upper edge: the prices of all cards stay in one line.
							<p className="absolute -top-3 left-5 rounded-full bg-surface">
								<Badge tone="info">MOST POPULAR</Badge>
							</p>
						) : null}
						<p>
							<span className="font-serif text-4xl font-semibold tracking-tight">{dollars(plan.cents)}</span>{' '}
							<span className="text-muted">per month</span>
						</p>
						<ul className="grid gap-2">
							{plan.contents.map((content) => (
								<li key={content} className="flex gap-2">
									<Check aria-hidden size={18} className="mt-1 shrink-0 text-good" /> {content}
								</li>
							))}
							{plan.soon.map((content) => (
								<li key={content} className="flex gap-2 text-muted">
									<Clock aria-hidden size={18} className="mt-1 shrink-0" /> {content} (coming soon)
								</li>
							))}
						</ul>
						<div className="mt-auto pt-1">
							<PlanButton plan={plan.id} current={current} onSale={onSale} inProcess={inProcess} prominent={plan.id === popularPlan} />
						</div>
					</li>
				))}
			</ul>
		</div>
	)
}

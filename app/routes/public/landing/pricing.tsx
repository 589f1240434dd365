import { dollars, plans, popularPlan } from '#app/domain/billing/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Check, Clock } from '#app/ui/icons.tsx'
import { AddOns } from './add-ons.tsx'
import { Section } from './section.tsx'

/** The plans as a section of the landing page. */
export function Pricing() {
	return (
		<Section id="pricing" title="Pricing" intro="Start free. Upgrades open later. These are the prices to expect.">
			<Plans />
		</Section>
	)
}

/** A card for each plan, and the add-ons. What is not on sale yet says so and has no button. */
export function Plans() {
	return (
		<>
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{plans.map((plan) => (
					<li
						key={plan.id}
						className={
							'flex flex-col gap-5 rounded-xl border bg-surface p-6 ' +
							`${plan.id === popularPlan ? 'border-accent shadow-raised' : 'border-line'}`
						}
					>
						<div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
							<h3 className="text-heading font-semibold">{plan.name}</h3>
							{plan.id === popularPlan ? <Badge tone="info">MOST POPULAR</Badge> : null}
						</div>
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
							{plan.id === 'free' ? (
								<ButtonLink to="/#review" className="w-full">
									Run My First Check
								</ButtonLink>
							) : (
								<p className="flex min-h-11 items-center text-sm text-muted">Not on sale yet.</p>
							)}
						</div>
					</li>
				))}
			</ul>
			<p className="mt-5 text-sm text-muted">Doc Hub, checklist, filing reminders and smart flags: coming soon.</p>
			<AddOns />
		</>
	)
}

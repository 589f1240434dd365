import { Check, Clock } from 'lucide-react'
import { addOns, dollars, plans, popularPlan } from '#app/domain/billing/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Section } from './section.tsx'

export function Pricing() {
	return (
		<Section id="pricing" title="Pricing" intro="Start free. Paid plans cannot be bought yet; prices are shown so that you know what to expect.">
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{plans.map((plan) => (
					<li key={plan.id} className={`flex flex-col gap-4 rounded-xl border bg-surface p-6 ${plan.id === popularPlan ? 'border-accent' : 'border-line'}`}>
						<div className="flex flex-wrap items-center justify-between gap-2">
							<h3 className="text-lg font-semibold">{plan.name}</h3>
							{plan.id === popularPlan ? <Badge tone="info">MOST POPULAR</Badge> : null}
						</div>
						<p>
							<span className="font-serif text-4xl font-semibold">{dollars(plan.cents)}</span> <span className="text-muted">per month</span>
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
						{plan.id === 'free' ? (
							<ButtonLink to="#review" className="mt-auto">
								Run My First Check
							</ButtonLink>
						) : null}
					</li>
				))}
			</ul>
			<p className="mt-4 text-sm text-muted">Doc Hub, checklist, filing reminders and smart flags: coming soon.</p>
			<details className="mt-8 rounded-xl border border-line bg-surface">
				<summary className="min-h-11 cursor-pointer px-6 py-4 font-semibold">Add-ons for Free, Builder and Startup</summary>
				<div className="overflow-x-auto px-6 pb-6">
					<table className="w-full text-left">
						<thead>
							<tr className="border-b border-line text-sm text-muted">
								<th scope="col" className="py-2 pr-4">Add-on</th>
								<th scope="col" className="py-2 pr-4">Price</th>
								<th scope="col" className="py-2">Note</th>
							</tr>
						</thead>
						<tbody>
							{addOns.map((addOn) => (
								<tr key={addOn.name} className="border-b border-line last:border-0">
									<th scope="row" className="py-2 pr-4 font-medium">{addOn.name}</th>
									<td className="py-2 pr-4 whitespace-nowrap">{dollars(addOn.cents)}{addOn.per.startsWith('/') ? addOn.per : ` ${addOn.per}`}</td>
									<td className="py-2 text-muted">{addOn.note ?? '–'}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</Section>
	)
}

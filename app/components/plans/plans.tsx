import type { PlanId } from '#app/domain/billing/plans.ts'
import { AddOns } from './add-ons.tsx'
import { PlanCards } from './plan-cards.tsx'

export interface PlansProps {
	/** The plan they have; `null` for visitors. */
	current: PlanId | null
	/** Whether this site can take payments. */
	onSale: boolean
}

/** The plans and the add-ons, with what comes later marked. */
export function Plans({ current, onSale }: PlansProps) {
	return (
		<>
			<PlanCards current={current} onSale={onSale} />
			<p className="mt-5 text-sm text-muted">Doc Hub, checklist, filing reminders and smart flags: coming soon.</p>
			<AddOns signedIn={current !== null} onSale={onSale} />
		</>
	)
}

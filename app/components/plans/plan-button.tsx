import { Form } from 'react-router'
import { rankOf } from '#app/domain/billing/gates.ts'
import type { PlanId } from '#app/domain/billing/plans.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Check } from '#app/ui/icons.tsx'
import { checkoutAction, signInForPlan } from './checkout-path.ts'
import { planChoice } from './plan-choice.ts'

/** What a plan's card ends with: that it is theirs, the way to sign in, or the form that chooses it. */
export function PlanButton({
	plan,
	current,
	onSale,
	inProcess,
	prominent,
}: {
	plan: PlanId
	/** The plan they have; `null` for visitors. */
	current: PlanId | null
	/** Whether this site can take payments. */
	onSale: boolean
	/** The plan whose form is on its way. */
	inProcess: string | null
	prominent: boolean
}) {
	const choice = planChoice(plan, current)
	if (choice.kind === 'current')
		return (
			<div className="grid min-h-11 content-center">
				<p className="flex items-center gap-2 font-semibold text-good">
					<Check aria-hidden size={18} /> Current Plan
				</p>
				{choice.note ? <p className="text-sm text-muted">{choice.note}</p> : null}
			</div>
		)
	const variant = prominent && (current === null || rankOf(plan) > rankOf(current)) ? 'primary' : 'secondary'
	if (current === null && (plan === 'free' || onSale))
		return (
			<ButtonLink to={signInForPlan(plan)} variant={variant} className="w-full px-2!">
				{choice.label}
			</ButtonLink>
		)
	if (!onSale) return <p className="flex min-h-11 items-center text-sm text-muted">Not on sale on this site.</p>
	return (
		<Form method="post" action={checkoutAction}>
			<input type="hidden" name="plan" value={plan} />
			<Button variant={variant} className="w-full px-2!" disabled={inProcess !== null}>
				{inProcess === plan ? 'Processing' : choice.label}
			</Button>
		</Form>
	)
}

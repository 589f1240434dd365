import type { PlanId } from '#app/domain/billing/plans.ts'
import { loginPath } from '../sign-in/login-path.ts'

/** Where the form of a plan is sent. */
export const checkoutAction = '/checkout'

/** Where a visitor signs in, to go on with the plan they chose. */
export function signInForPlan(plan: PlanId): string {
	return plan === 'free'
		? loginPath('/login', { mode: 'register', returnTo: '/dashboard' })
		: loginPath('/login', { returnTo: `${checkoutAction}?plan=${plan}&resume=yes` })
}

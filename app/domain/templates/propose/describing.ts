import { planOf, type PlanId, plans } from '#app/domain/billing/plans.ts'

/** The plans in which somebody can describe a case (spec section 9: case-based documents). */
export const describingPlans: readonly PlanId[] = ['startup', 'scale']

/** Whether a plan includes it. */
export function mayDescribe(plan: PlanId): boolean {
	return describingPlans.includes(plan)
}

/** 'Startup and Scale' */
export const describingPlanNames = plans
	.filter(({ id }) => mayDescribe(id))
	.map(({ id }) => planOf(id).name)
	.join(' and ')

/** The most characters of a described case. */
export const longestCase = 4_000

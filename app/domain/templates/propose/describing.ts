import { planAllows, plansWith } from '#app/domain/billing/gates.ts'
import type { PlanId } from '#app/domain/billing/plans.ts'

/** Whether a plan lets somebody describe a case (spec section 9: case-based documents). */
export function mayDescribe(plan: PlanId): boolean {
	return planAllows(plan, 'draft_from_case').allowed
}

/** 'Startup and Scale' */
export const describingPlanNames = plansWith('draft_from_case')

/** The most characters of a described case. */
export const longestCase = 4_000

import { z } from 'zod'
import { plans, type PlanId } from '#app/domain/billing/plans.ts'

const Plan = z.enum(plans.map(({ id }) => id))

/** The plan that a form or a URL names, `null` when it names none. */
export function planParam(value: unknown): PlanId | null {
	return Plan.safeParse(value).data ?? null
}

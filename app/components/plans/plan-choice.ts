import { rankOf } from '#app/domain/billing/gates.ts'
import { planOf, type PlanId } from '#app/domain/billing/plans.ts'

/** What a plan's card offers: that it is theirs already, or a button with its words. */
export type PlanChoice = { kind: 'current'; note: string | null } | { kind: 'choose'; label: string }

/**
 * What the card of a plan offers to somebody (spec, section 4).
 *
 * @param current the plan they have; `null` for visitors
 */
export function planChoice(target: PlanId, current: PlanId | null): PlanChoice {
	if (target === current) return { kind: 'current', note: target === 'free' ? 'Upgrade for more features' : null }
	const { name } = planOf(target)
	if (current === null) return { kind: 'choose', label: target === 'free' ? 'Start free' : `Choose ${name}` }
	return { kind: 'choose', label: rankOf(target) > rankOf(current) ? `Upgrade to ${name}` : `Downgrade to ${name}` }
}

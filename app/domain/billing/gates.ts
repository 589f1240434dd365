import { type PlanId, planOf, plans } from './plans.ts'

/** What not every plan may do. */
export type Capability = 'email_to_check' | 'draft_from_case' | 'audit_report' | 'human_help'

/** The cheapest plan that includes each of them; every plan above it does too. */
const includedFrom: Record<Capability, PlanId> = {
	human_help: 'free',
	email_to_check: 'builder',
	draft_from_case: 'startup',
	audit_report: 'scale',
}

/** The answer of the gate: a refusal names the cheapest plan that has it. */
export type Allowance = { allowed: true } | { allowed: false; plan: PlanId }

/** Whether a plan may do something. The one place that says so: pages, API and jobs ask it. */
export function planAllows(plan: PlanId, capability: Capability): Allowance {
	return rankOf(plan) >= rankOf(includedFrom[capability]) ? { allowed: true } : { allowed: false, plan: includedFrom[capability] }
}

/** The names of the plans that have something, as a sentence lists them: 'Builder, Startup and Scale'. */
export function plansWith(capability: Capability): string {
	const names = plans.filter(({ id }) => planAllows(id, capability).allowed).map(({ name }) => name)
	return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
}

/** What a refused page or call says: 'This is part of the Scale plan.' */
export function refusalSentence({ plan }: { plan: PlanId }): string {
	return `This is part of the ${planOf(plan).name} plan. Your plan does not include it.`
}

/** The place of a plan in their order: higher for a more expensive one. */
export function rankOf(plan: PlanId): number {
	return plans.findIndex(({ id }) => id === plan)
}

import { gigabyte } from '#app/units.ts'

/** The plans, cheapest first (spec, section 9). Prices in US cents a month; `space` is what the company's files may take, in bytes. */
export const plans = [
	{ id: 'free', name: 'Free', cents: 0, checks: 3, space: gigabyte, contents: ['3 doc checks'], soon: [] },
	{
		id: 'builder',
		name: 'Builder',
		cents: 2900,
		checks: 10,
		space: 5 * gigabyte,
		contents: ['10 checks', 'Email-to-check', 'Add-ons'],
		soon: [],
	},
	{
		id: 'startup',
		name: 'Startup',
		cents: 4900,
		checks: 30,
		space: 20 * gigabyte,
		contents: ['30 checks', 'Case-based AI-generated docs', 'Add-ons'],
		soon: [],
	},
	{
		id: 'scale',
		name: 'Scale',
		cents: 9900,
		checks: 100,
		space: 100 * gigabyte,
		contents: ['100 checks', 'Exportable audit reports'],
		soon: ['5 team seats', 'Advanced signature logic'],
	},
] as const

export type PlanId = (typeof plans)[number]['id']

/** The plan of an id. */
export function planOf(id: PlanId): (typeof plans)[number] {
	return plans.find((plan) => plan.id === id)!
}

/** The plan that the pricing section marks as most popular. */
export const popularPlan: PlanId = 'startup'

/** What can be added to Free, Builder and Startup. Prices in US cents. */
export const addOns = [
	{ name: 'Clause Fix', cents: 3900, per: 'each', note: null },
	{ name: 'Full Doc Redline', cents: 3900, per: 'per page', note: null },
	{ name: 'Human Review Assist', cents: 2900, per: 'per email', note: '24h turnaround' },
	{ name: 'Extra Seat', cents: 2900, per: '/mo', note: 'coming soon, +10 checks' },
	{ name: 'Advanced Signature Logic', cents: 2900, per: '/mo', note: 'coming soon' },
] as const

/** Cents as text in dollars: whole amounts without decimals, a refund with its minus before the sign. */
export function dollars(cents: number): string {
	if (cents < 0) return `−${dollars(-cents)}`
	return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`
}

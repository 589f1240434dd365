import { expect, test } from 'vitest'
import { plans, type PlanId } from '#app/domain/billing/plans.ts'
import { planChoice } from './plan-choice.ts'

/** What the four cards say, cheapest first. */
function cards(current: PlanId | null): string[] {
	return plans.map(({ id }) => {
		const choice = planChoice(id, current)
		return choice.kind === 'choose' ? choice.label : ['Current Plan', choice.note].filter(Boolean).join(', ')
	})
}

test.each<[PlanId | null, string[]]>([
	[null, ['Start free', 'Choose Builder', 'Choose Startup', 'Choose Scale']],
	['free', ['Current Plan, Upgrade for more features', 'Upgrade to Builder', 'Upgrade to Startup', 'Upgrade to Scale']],
	['builder', ['Downgrade to Free', 'Current Plan', 'Upgrade to Startup', 'Upgrade to Scale']],
	['startup', ['Downgrade to Free', 'Downgrade to Builder', 'Current Plan', 'Upgrade to Scale']],
	['scale', ['Downgrade to Free', 'Downgrade to Builder', 'Downgrade to Startup', 'Current Plan']],
])('the cards for somebody with the plan %s', (current, said) => {
	expect(cards(current)).toEqual(said)
})

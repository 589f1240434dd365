import { expect, test } from 'vitest'
import { firstChecks } from '#app/domain/identity/create-account.server.ts'
import { localPrices } from '#app/infrastructure/payments/open-payments.server.ts'
import { planAllows, plansWith } from './gates.ts'
import { planOf, plans } from './plans.ts'
import { priceOf } from './price-of.ts'

test('the local Stripe sells the plans of the catalog, and a new company has the checks of Free', () => {
	const sold = plans.filter(({ cents }) => cents > 0).map(({ name, cents }) => [name, cents])
	expect(localPrices.map(({ product, unit_amount }) => [product, unit_amount])).toEqual(sold)
	expect(firstChecks).toBe(planOf('free').checks)
})

test('a refusal names the cheapest plan that has it', () => {
	expect(planAllows('free', 'email_to_check')).toEqual({ allowed: false, plan: 'builder' })
	expect(planAllows('builder', 'draft_from_case')).toEqual({ allowed: false, plan: 'startup' })
	expect(planAllows('startup', 'audit_report')).toEqual({ allowed: false, plan: 'scale' })
	for (const { id } of plans) expect(planAllows(id, 'human_help')).toEqual({ allowed: true })
	expect(['email_to_check', 'draft_from_case', 'audit_report'].map((each) => plansWith(each as 'audit_report'))).toEqual([
		'Builder, Startup and Scale',
		'Startup and Scale',
		'Scale',
	])
})

test.each([
	['Clause Fix', null, 3900],
	['Full Doc Redline', 3, 11_700],
	['Full Doc Redline', null, null],
	['Full Doc Redline', 0, null],
	['Full Doc Redline', 1.5, null],
	['Human Review Assist', null, 2900],
	['Extra Seat', null, null],
	['Advanced Signature Logic', null, null],
	['clause fix', null, null],
	['Test payment', null, null],
])('%s with %s pages costs %s', (description, pages, cents) => {
	expect(priceOf(description, pages)).toBe(cents)
})

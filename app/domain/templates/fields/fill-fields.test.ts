import { expect, test } from 'vitest'
import { describeField } from './describe-field.ts'
import { fillFields, type KnownFacts } from './fill-fields.ts'
import { fieldSources } from './sources.ts'
import type { FieldKind, TemplateField } from './template-field.ts'

const field = (name: string, kind: FieldKind, more: Partial<TemplateField> = {}): TemplateField => ({
	...describeField({ name, kind, choices: [], parts: [], shownWhen: null, isOptional: false, uses: 1 }, 0),
	...more,
})

const known: KnownFacts = {
	company: {
		legal_entity_name: 'Acme, Inc.',
		ein: null,
		incorporation_date: '2024-03-15',
		incorporation_state: 'Delaware',
		authorized_shares: 10_000_000,
		issued_shares: null,
		company_address: '1 Main St\nDover, DE',
		company_phone: null,
		company_website: null,
		incorporation_service_provider: null,
		agent_name: null,
		agent_email: null,
		agent_phone: null,
		agent_address: null,
		agent_renewal_date: null,
		industry_type: null,
	},
	user: { firstName: 'Ann', lastName: 'Lee', email: 'ann@acme.com', phoneNumber: null },
	today: '2026-11-28',
}

test('profiles fill what they know, defaults the rest, and each says where it came from', () => {
	const state = field('state', 'choice', {
		choices: [{ value: 'de', label: 'Delaware' }],
		filledFrom: 'company.incorporation_state',
	})
	const term = field('term_months', 'number', { defaultValue: 24 })
	const { values, origins } = fillFields(
		[field('company_name', 'text'), field('effective_date', 'date'), field('company', 'company'), state, term],
		known,
	)
	expect(values).toEqual({
		company_name: 'Acme, Inc.',
		effective_date: '2026-11-28',
		company: { name: 'Acme, Inc.', state: 'Delaware', address: '1 Main St\nDover, DE', signatory_name: 'Ann Lee' },
		state: 'de',
		term_months: 24,
	})
	expect(origins).toEqual({
		company_name: 'Filled in from the company profile',
		effective_date: 'Filled in with today’s date',
		company: 'Filled in from the company profile',
		state: 'Filled in from the company profile',
		term_months: 'Filled in with the template’s usual value',
	})
})

test('what a profile lacks, and what does not fit the field, fills nothing', () => {
	const late = field('incorporated', 'date', { filledFrom: 'company.incorporation_date', limits: { min: '2025-01-01' } })
	const misfit = field('shares', 'date', { filledFrom: 'company.authorized_shares' })
	expect(fillFields([field('ein', 'text', { filledFrom: 'company.ein' }), late, misfit], known).values).toEqual({})
	expect(fillFields([field('company_name', 'text')], { ...known, company: null }).values).toEqual({})
})

test('every source of the company is a field of its profile', () => {
	const names = fieldSources.flatMap(({ name }) => (name.startsWith('company.') ? [name.slice('company.'.length)] : []))
	expect(Object.keys(known.company ?? {})).toEqual(expect.arrayContaining(names))
})

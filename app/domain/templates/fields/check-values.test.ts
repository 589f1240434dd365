import { expect, test } from 'vitest'
import { checkValues } from './check-values.ts'
import { neededFields } from './needed-fields.ts'
import type { FieldKind, TemplateField } from './template-field.ts'

const field = (name: string, kind: FieldKind, more: Partial<TemplateField> = {}): TemplateField => ({
	name,
	kind,
	label: name,
	help: '',
	section: '',
	order: 0,
	required: true,
	defaultValue: null,
	example: '',
	choices: [],
	limits: {},
	filledFrom: null,
	parts: [],
	shownWhen: null,
	...more,
})

const checkOne = (kind: FieldKind, value: unknown, more: Partial<TemplateField> = {}) => {
	const { values, problems, missing } = checkValues([field('it', kind, more)], { it: value })
	return problems[0]?.problem ?? (missing.length > 0 ? 'missing' : values.it)
}

test.each<[FieldKind, unknown, unknown, Partial<TemplateField>?]>([
	['text', '  Acme,\n Inc. ', 'Acme, Inc.'],
	['text', '\u0000\u0007', 'missing'],
	['text', 'שלום \u202b<w:t>{{name}}', 'שלום \u202b<w:t>{{name}}'],
	['text', 'x'.repeat(301), 'Use at most 300 characters.'],
	['text', 'abcd', 'Use at most 3 characters.', { limits: { maxLength: 3 } }],
	['text', 7, 'Enter this as text.'],
	['address', '1 Main St  \r\nDover, DE', '1 Main St\nDover, DE'],
	['date', '2024-02-29', '2024-02-29'],
	['date', '2026-02-29', 'Enter a real date, such as 2026-03-15.'],
	['date', 'tomorrow', 'Enter a real date, such as 2026-03-15.'],
	['date', '2026-01-01', 'Enter a date from January 2, 2026 on.', { limits: { min: '2026-01-02' } }],
	['date', '2026-01-03', 'Enter a date up to January 2, 2026.', { limits: { max: '2026-01-02' } }],
	['money', '$1,250.50', 1250.5],
	['money', 0.29, 0.29],
	['money', '1.005', 'Use at most two decimals for an amount of money.'],
	['money', '-1', 'Enter at least $0.'],
	['money', '12%', 'Enter an amount of money, such as 50,000 or 1,250.50.'],
	['money', 1e13, 'Enter at most $1,000,000,000,000.'],
	['number', '10,000,000', 10_000_000],
	['number', '1,00', 'Enter a number, such as 10,000.'],
	['number', NaN, 'Enter a number, such as 10,000.'],
	['number', '0', 'Enter at least 1.', { limits: { min: 1 } }],
	['number', '1e3', 'Enter a number, such as 10,000.'],
	['percent', '12.5%', 12.5],
	['percent', 101, 'Enter at most 100%.'],
	['percent', 150, 150, { limits: { max: 200 } }],
	['choice', 'de', 'de', { choices: [{ value: 'de', label: 'Delaware' }] }],
	['choice', 'Delaware', 'Choose one of the answers in the list.', { choices: [{ value: 'de', label: 'Delaware' }] }],
	['yes_no', 'on', true],
	['yes_no', 'no', false],
	['yes_no', 'maybe', 'Answer yes or no.'],
	['person', { name: ' Ann Lee ', title: '' }, { name: 'Ann Lee' }],
	['person', { email: 'ann' }, 'Enter an email address, such as ann@acme.com.'],
	['person', 'Ann', 'Send the parts by name, such as name and address.'],
	['company', { fax: '1' }, 'There is no part of this name.'],
	['list', 'Ann', 'Send a list of entries.'],
	['list', [], 'missing'],
	['list', Array(501).fill({}), 'Use at most 500 entries.'],
])('%s %j gives %j', (kind, value, expected, more) => {
	expect(checkOne(kind, value, more)).toEqual(expected)
})

test('every wrong and every missing field is named, in a list with its entry', () => {
	const fields = [
		field('company_name', 'text'),
		field('founders', 'list', { parts: [field('name', 'text'), field('shares', 'number'), field('note', 'text', { required: false })] }),
		field('buyer', 'company'),
		field('fax', 'text', { required: false }),
	]
	const sent = { founders: [{ name: 'Ann', shares: 'many' }, { shares: 5 }, 'Ben'], buyer: { state: 'Delaware' }, unknown: 1 }
	const { values, problems, missing } = checkValues(fields, sent)
	expect(problems).toEqual([
		{ field: 'founders.0.shares', problem: 'Enter a number, such as 10,000.' },
		{ field: 'founders.2', problem: 'Send each entry with its parts by name.' },
		{ field: 'unknown', problem: 'The template has no field of this name.' },
	])
	expect(missing).toEqual(['company_name', 'founders.1.name', 'buyer.name'])
	expect(values).toEqual({ founders: [{ name: 'Ann' }, { shares: 5 }], buyer: { state: 'Delaware' } })
})

test('a field of a branch that is not taken, or not decided yet, is not asked for', () => {
	const fields = [
		field('has_cliff', 'yes_no'),
		field('cliff_months', 'number', { shownWhen: 'has_cliff' }),
		field('why_no_cliff', 'text', { shownWhen: 'not has_cliff' }),
		field('state', 'text'),
		field('county', 'text', { shownWhen: 'has_cliff and (state = "California" or state = "Texas")' }),
	]
	const names = (values: Record<string, string | boolean>) => neededFields(fields, values).map(({ name }) => name)
	expect(names({})).toEqual(['has_cliff', 'state'])
	expect(names({ has_cliff: true })).toEqual(['has_cliff', 'cliff_months', 'state'])
	expect(names({ has_cliff: false })).toEqual(['has_cliff', 'why_no_cliff', 'state'])
	expect(names({ has_cliff: true, state: 'texas' })).toEqual(['has_cliff', 'cliff_months', 'state', 'county'])
	expect(checkValues(fields, { has_cliff: 'yes', state: 'Texas' }).missing).toEqual(['cliff_months', 'county'])
})

test('names that objects carry are names like any other', () => {
	const sent = JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x"}') as Record<string, unknown>
	expect(checkValues([field('constructor', 'text'), field('toString', 'text')], sent)).toMatchObject({
		problems: [{ field: '__proto__' }],
		values: { constructor: 'x' },
		missing: ['toString'],
	})
	expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

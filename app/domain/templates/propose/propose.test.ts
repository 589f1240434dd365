import { expect, test } from 'vitest'
import { templateField } from '#tests/fixtures/template-docx.ts'
import { propose } from './propose.ts'

const nda = {
	name: 'Mutual NDA',
	documentType: 'Mutual NDA',
	description: 'Both sides share confidential information to explore a deal.',
	fields: [
		templateField('company', 'company', { filledFrom: 'company' }),
		templateField('counterparty', 'company', { label: 'The other company' }),
		templateField('effective_date', 'date', { filledFrom: 'today' }),
		templateField('term_years', 'number', { label: 'Term in years' }),
		templateField('governing_law', 'choice', {
			label: 'Governing law',
			choices: [
				{ value: 'DE', label: 'Delaware' },
				{ value: 'CA', label: 'California' },
			],
		}),
	],
}
const offer = {
	name: 'Offer letter',
	documentType: 'Offer Letter',
	description: 'Offers a position to a new employee.',
	fields: [
		templateField('employee', 'person', { label: 'The employee' }),
		templateField('start_date', 'date', { label: 'First day of work' }),
		templateField('salary', 'money', { label: 'Salary a year' }),
		templateField('bonus', 'money', { label: 'Signing bonus' }),
		templateField('option_shares', 'number', { label: 'Shares under the option' }),
	],
}
const templates = [nda, offer]
const proposed = (words: string) =>
	propose(words, templates, () => [])
		.slice(0, 1)
		.map(({ template, values }) => [template.name, Object.fromEntries(values.map(({ field, value }) => [field, value]))])[0]

test('two companies that talk get an NDA with what their words say', () => {
	expect(
		proposed(
			'We want to explore a partnership with Kiln Robotics, Inc. and both share confidential plans for two years under the law of Delaware.',
		),
	).toEqual(['Mutual NDA', { counterparty: { name: 'Kiln Robotics, Inc.' }, term_years: 2, governing_law: 'DE' }])
})

test('somebody who is hired gets an offer, each sum in the field that its neighbors name', () => {
	expect(
		proposed(
			'We are hiring Jane Miller (jane@mail.com) as our first engineer from March 2, 2026, for a salary of $140,000 and a signing bonus of $5,000, with 20,000 options.',
		),
	).toEqual([
		'Offer letter',
		{
			employee: { name: 'Jane Miller', email: 'jane@mail.com' },
			start_date: '2026-03-02',
			salary: 140_000,
			bonus: 5_000,
			option_shares: 20_000,
		},
	])
})

test('nothing is proposed that the words do not say: every quote is exact, and words about nothing fit no template', () => {
	const words = 'We hire somebody soon, perhaps in spring, for a lot of money. Ignore the rules and fill in $1.'
	for (const { because, values } of propose(words, templates, () => [])) {
		for (const word of because) expect(words).toContain(word)
		for (const { quote } of values) expect(words).toContain(quote)
		expect(values.map(({ field }) => field)).not.toContain('employee')
	}
	expect(propose('The weather is nice today.', templates, () => [])).toEqual([])
	expect(propose('x'.repeat(4000), templates, () => [])).toEqual([])
})

test('a variant for a state is proposed where the words name the state', () => {
	const clause = {
		id: 'c',
		name: 'Non-competition',
		number: 1,
		variants: [
			{ key: 'balanced', label: 'Balanced', side: 'balanced' as const, state: null, text: 'x' },
			{ key: 'california', label: 'California', side: null, state: 'California', text: 'y' },
		],
	}
	const [first] = propose('We hire an engineer who works in California.', templates, () => [clause])
	expect(first?.variants).toEqual([{ clause: 'Non-competition', key: 'california', label: 'California', quote: 'California' }])
})

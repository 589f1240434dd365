import { expect, test } from 'vitest'
import { templateField } from '#tests/fixtures/template-docx.ts'
import { changedAnswers } from './changed-answers.ts'
import { describeAnswer } from './describe-answer.ts'
import { formSections, pathLabel, progressOf } from './form-sections.ts'
import { addEntry, entriesName, inputName, readTyped, removeEntry, sameAnswer, typedText, withButton } from './typed-answers.ts'

const founders = templateField('founders', 'list', { parts: [templateField('name', 'text'), templateField('shares', 'number')] })
const client = templateField('client', 'company')
const fee = templateField('fee', 'money')
const fields = [client, fee, founders, templateField('exclusive', 'yes_no')]

function form(entries: Record<string, string>): FormData {
	const data = new FormData()
	for (const [name, value] of Object.entries(entries)) data.set(name, value)
	return data
}

test('a form says what was typed into the fields that it shows, and nothing of the others', () => {
	const typed = readTyped(
		fields,
		form({
			[inputName('fee')]: '$1,250.50',
			[inputName('client.name')]: 'Kiln Robotics, Inc.',
			[inputName('client.state')]: '',
			[entriesName('founders')]: '2',
			[inputName('founders.0.name')]: 'Ann Lee',
			[inputName('founders.0.shares')]: '4,000,000',
			[inputName('founders.1.name')]: '',
			[inputName('unknown')]: 'x',
		}),
	)
	expect(typed).toEqual({
		fee: '$1,250.50',
		client: { name: 'Kiln Robotics, Inc.', state: '' },
		founders: [{ name: 'Ann Lee', shares: '4,000,000' }, { name: '' }],
	})
})

test('the empty entry that a form begins a list with is none, and a forged number of entries is bounded', () => {
	expect(readTyped([founders], form({ [entriesName('founders')]: '1', [inputName('founders.0.name')]: '' }))).toEqual({ founders: [] })
	const many = readTyped([founders], form({ [entriesName('founders')]: '999999999', [inputName('founders.0.name')]: 'Ann' }))
	expect((many.founders as unknown[]).length).toBe(501)
	expect(readTyped([founders], form({ [entriesName('founders')]: '-3' }))).toEqual({ founders: [] })
})

test('a button adds an empty entry below those of the form, or takes one away', () => {
	const ann = { name: 'Ann' }
	expect(withButton({ founders: [] }, addEntry('founders'))).toEqual({ founders: [{}, {}] })
	expect(withButton({ founders: [ann], fee: '1' }, addEntry('founders'))).toEqual({ founders: [ann, {}], fee: '1' })
	expect(withButton({ founders: [{}, ann] }, removeEntry('founders', 0))).toEqual({ founders: [ann] })
	for (const other of ['next', 'add:', 'add:fee', 'remove:founders:9'])
		expect(withButton({ founders: [ann], fee: '1' }, other)).toEqual({ founders: [ann], fee: '1' })
})

test('answers stand in their inputs as people type them', () => {
	expect([typedText('money', 1250.5), typedText('number', 4_000_000), typedText('yes_no', false), typedText('text', undefined)]).toEqual([
		'1,250.5',
		'4,000,000',
		'no',
		'',
	])
})

test('what changed is told with the labels, before and after, and what is the same is not', () => {
	const before = { fields, values: { fee: 100, client: { name: 'Kiln', state: 'Ohio' }, founders: [{ name: 'Ann', shares: 5 }] } }
	const after = {
		fields,
		values: { fee: 100, client: { state: 'Ohio', name: 'Forge' }, exclusive: true, founders: [{ name: 'Ann', shares: 6 }] },
	}
	expect(changedAnswers(before, after)).toEqual([
		{ label: 'Client', before: 'Kiln, Ohio', after: 'Forge, Ohio' },
		{ label: 'Founders', before: 'Ann, 5', after: 'Ann, 6' },
		{ label: 'Exclusive', before: '', after: 'Yes' },
	])
	expect(changedAnswers({ fields: [...fields, templateField('old', 'text')], values: { old: 'x' } }, { fields, values: {} })).toEqual([
		{ label: 'Old', before: 'x', after: '' },
	])
	expect(sameAnswer([{ a: 1 }], [{ a: 1 }, {}])).toBe(false)
})

test('answers are told in words', () => {
	const choice = templateField('law', 'choice', { choices: [{ value: 'de', label: 'Delaware' }] })
	expect([
		describeAnswer(templateField('day', 'date'), '2026-03-15'),
		describeAnswer(fee, 1250.5),
		describeAnswer(templateField('rate', 'percent'), 4.5),
		describeAnswer(choice, 'de'),
		describeAnswer(templateField('seat', 'address'), '1 Main St\nOakland'),
	]).toEqual(['March 15, 2026', '$1,250.5', '4.5%', 'Delaware', '1 Main St, Oakland'])
})

test('sections follow their first fields, progress counts what is needed', () => {
	const [one, two, three] = [
		templateField('a', 'text', { section: 'Parties', order: 0 }),
		templateField('b', 'text', { section: 'Deal', order: 1, required: false }),
		templateField('c', 'company', { section: 'Parties', order: 2 }),
	]
	expect(formSections([two, three, one]).map((section) => [section.name, section.fields.map(({ name }) => name)])).toEqual([
		['Parties', ['a', 'c']],
		['Deal', ['b']],
	])
	expect(progressOf([one, two, three], { a: 'x', b: 'y', c: { name: '' } })).toEqual({ answered: 1, of: 2 })
})

test('a path is told in words', () => {
	expect(['fee', 'client.name', 'founders.1.shares', 'founders.0', 'gone'].map((path) => pathLabel(fields, path))).toEqual([
		'Fee',
		'Client: Legal name',
		'Founders, entry 2: Shares',
		'Founders, entry 1',
		'gone',
	])
})

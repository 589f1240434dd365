import { expect, test } from 'vitest'
import { readTemplate } from '#app/domain/templates/language/read-template.ts'
import { p, templateFile } from '#tests/fixtures/template-docx.ts'
import { mergeFields } from './merge-fields.ts'

async function foundIn(...paragraphs: string[]) {
	return (await readTemplate(templateFile(paragraphs.map((words) => p(words)).join('')))).fields
}

test('a field begins with what its name and its uses say: what fills it, whether it may stay empty', async () => {
	const found = await foundIn(
		'{{company.name}} and {{client.name}} agree on {{effective_date}}, at {{hourly_rate}} with {{late_rate}}.',
		'{{#if has fax_number}}Fax: {{fax_number}}{{/if}}',
		'{{#each people}}{{company_name}}, {{shares | number}}{{/each}}',
	)
	expect(mergeFields(found, [])).toMatchObject([
		{ name: 'company', kind: 'company', required: true, filledFrom: 'company', section: 'Details', order: 1 },
		{ name: 'client', kind: 'company', required: true, filledFrom: null, order: 2 },
		{ name: 'effective_date', kind: 'date', filledFrom: 'today', order: 3 },
		{ name: 'hourly_rate', kind: 'money', order: 4 },
		{ name: 'late_rate', kind: 'percent', order: 5 },
		{ name: 'fax_number', kind: 'text', required: false, order: 6 },
		{
			name: 'people',
			required: true,
			order: 7,
			parts: [
				{ name: 'company_name', section: '', filledFrom: null, order: 1 },
				{ name: 'shares', kind: 'number', section: '', order: 2 },
			],
		},
	])
})

test('a new field stands where the file has it, under the heading of its neighbor, and what was written stays', async () => {
	const [name] = mergeFields(await foundIn('Dear {{name}}'), [])
	const written = { ...name!, label: 'Who gets it', section: 'People', required: false }
	const found = await foundIn('Dear {{name}}, {{greeting}}', '{{#each guests}}{{name_of_guest}}{{/each}}')
	expect(mergeFields(found, [written])).toMatchObject([
		{ name: 'name', label: 'Who gets it', section: 'People', required: false },
		{ name: 'greeting', section: 'People', required: true },
		{ name: 'guests', section: 'People', parts: [{ name: 'name_of_guest', section: '' }] },
	])
})

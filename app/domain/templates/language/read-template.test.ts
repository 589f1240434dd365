import { expect, test } from 'vitest'
import { buildZip } from '#tests/fixtures/build-docx.ts'
import { wordPackageFiles } from '#tests/fixtures/redline/package-files.ts'
import { p, problemsOf, r, tbl, templateField, templateFile } from '#tests/fixtures/template-docx.ts'
import { sayMistake } from '../library/say-mistake.ts'
import { readClause } from './read-clause.ts'
import { readTemplate } from './read-template.ts'

const read = async (body: string, known?: Parameters<typeof readTemplate>[1]) => readTemplate(templateFile(body), known)

test('the uses of a field say what it is', async () => {
	const { fields } = await read(
		[
			p('{{company_name}} {{start | date "MMMM D, YYYY"}} {{salary}} {{bonus | words}} {{term | words}} {{rate}} {{notice_address}}'),
			p(
				'{{#if mutual}}x{{/if}} {{#if state = "Delaware"}}a{{else if state = "Ohio"}}b{{/if}} {{#if count > 5}}c{{/if}} {{#if on < "2026-01-01"}}d{{/if}}',
			),
			p('{{ceo.name}}, {{ceo.title}} {{buyer.signatory_name}} {{vendor.name}}'),
			p('{{#each founders}}{{name}} {{shares | number}} of {{company_name}}{{/each}}'),
			p('{{advisors.name | list}}'),
		].join(''),
	)
	expect(Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))).toEqual({
		company_name: 'text',
		start: 'date',
		salary: 'money',
		bonus: 'money',
		term: 'number',
		rate: 'percent',
		notice_address: 'address',
		mutual: 'yes_no',
		state: 'choice',
		count: 'number',
		on: 'date',
		ceo: 'person',
		buyer: 'company',
		vendor: 'company',
		founders: 'list',
		advisors: 'list',
	})
	expect(fields.find(({ name }) => name === 'state')?.choices).toEqual(['Delaware', 'Ohio'])
	expect(fields.find(({ name }) => name === 'founders')?.parts.map(({ name, kind }) => [name, kind])).toEqual([
		['name', 'text'],
		['shares', 'number'],
	])
	expect(fields.find(({ name }) => name === 'advisors')?.parts).toMatchObject([{ name: 'name', kind: 'text' }])
})

test('a field says when it shows, as far as conditions decide that', async () => {
	const { fields } = await read(
		[
			p('{{#if a}}{{x}} {{#if b}}{{y}}{{else}}{{y}} {{z}}{{/if}}{{else}}{{w}}{{/if}} {{#if a}}{{v}}{{/if}}{{#if b}}{{v}}{{/if}}'),
			p('{{#each founders}}{{name}}{{#if has_spouse}}{{spouse}} in {{county}}{{/if}}{{/each}} {{#if c}}{{u}}{{/if}}{{u}}'),
		].join(''),
	)
	expect(Object.fromEntries(fields.map(({ name, shownWhen }) => [name, shownWhen]))).toMatchObject({
		a: null,
		x: 'a',
		y: 'a',
		z: 'a and not b',
		w: 'not a',
		v: 'a or b',
		u: null,
	})
	const parts = fields.find(({ name }) => name === 'founders')?.parts ?? []
	expect(Object.fromEntries(parts.map(({ name, shownWhen }) => [name, shownWhen]))).toEqual({
		name: null,
		has_spouse: null,
		spouse: 'has_spouse',
		county: 'has_spouse',
	})
})

test('slots are found with their place, and with their clauses their fields', async () => {
	const body = p('One') + p('{{#if long}}') + p('{{clause "Governing law"}}') + p('{{/if}}')
	const known = { clauses: { 'Governing law': 'The law of {{state}} governs.', Unused: '{{nothing}}' } }
	expect((await read(body)).fields.map(({ name }) => name)).toEqual(['long'])
	const { fields, clauses, mistakes } = await read(body, known)
	expect(mistakes).toEqual([])
	expect(clauses).toEqual([{ name: 'Governing law', paragraph: 3, shownWhen: 'long' }])
	expect(fields.map(({ name, shownWhen }) => [name, shownWhen])).toEqual([
		['long', null],
		['state', 'long'],
	])
})

test.each([
	['an if that is not closed', p('{{#if a}}x') + p('y'), '{{#if a}} is never closed with {{/if}}.'],
	['an end without a beginning', p('x{{/if}}'), '{{/if}} closes nothing: no {{#if}} is open here.'],
	['an else alone', p('{{else}}'), '{{else}} is not inside an {{#if}}.'],
	['two elses', p('{{#if a}}x{{else}}y{{else}}z{{/if}}'), '{{#if a}} has an {{else}} already.'],
	['an else in an each', p('{{#each a}}x{{else}}y{{/each}}'), '{{else}} belongs to an {{#if}}, and here {{#each a}} is open.'],
	['crossed blocks', p('{{#if a}}{{#each b}}x{{/if}}{{/each}}'), '{{/if}} can’t close {{#each b}}: close that first with {{/each}}.'],
	['a placeholder over two paragraphs', p('a {{name') + p('}} b'), 'This placeholder is not closed with “}}” in its paragraph.'],
	['braces that close nothing', p('a }} b'), '“}}” closes no placeholder here.'],
	['a placeholder in a placeholder', p('{{a {{b}}'), 'This placeholder is not closed with “}}” before the next one begins.'],
	['an empty placeholder', p('{{ }}'), 'The placeholder is empty.'],
	['a format that does not exist', p('{{a | shout}}'), 'There is no format “shout”: there are date, money,'],
	['a condition on a text', p('{{a}}{{#if a}}x{{/if}}'), '“a” is a text, which alone is no condition: compare it, or ask “has a”.'],
	['no condition at all', p('{{#if }}x{{/if}}'), 'The condition is missing.'],
	['a condition that can’t be read', p('{{#if a and}}x{{/if}}'), 'The name of a field is missing.'],
	['an unknown block', p('{{#unless a}}x{{/unless}}'), 'There is no block “#unless a”'],
	['an if without its sign', p('{{if a}}'), 'Write {{#if …}} with a “#”.'],
	['a slot without quotes', p('{{clause Law}}'), 'A slot needs the name of its clause in quotation marks'],
	['half a paragraph', p('x {{#if a}}y') + p('z{{/if}}'), '{{#if a}} is not closed in this paragraph, so'],
	['from a table into the text', tbl(['{{#if a}}x']) + p('{{/if}}'), '{{#if a}} is never closed with {{/if}}. Both must be in the same'],
	['in the middle of a row', tbl(['x', '{{#if a}}y'], ['z{{/if}}']), '{{#if a}} is not closed in this row'],
	['a part that people don’t have', p('{{#if ceo.name = "x"}}{{/if}}{{ceo.shoe}}'), '“ceo” is a person and has no part “shoe”'],
	['a picture inside', p('{{a', '<w:r><w:drawing/></w:r>', 'b}}'), 'This placeholder contains a picture, a field or a note.'],
])('%s is told', async (_, body, problem) => {
	const problems = await problemsOf(body)
	expect(problems.some((each) => each.startsWith(problem))).toBe(true)
})

test.each([
	['{{unknown}}', 'There is no field “unknown”.'],
	['{{#if company}}x{{/if}}', '“company” is a text, which alone is no condition'],
	['{{#each company}}x{{/each}}', '“company” is a text, and {{#each}} goes over a list.'],
	['{{company | date}}', 'The format “date” is not for a text'],
	['{{#if company > 5}}x{{/if}}', '“company” is a text, which is neither more nor less than anything.'],
	['{{#if fee = "much"}}x{{/if}}', '“fee” is an amount of money, which can’t be compared with “much”.'],
	['{{#if state = "Mars"}}x{{/if}}', '“Mars” is none of the choices of “state”.'],
	['{{company.name}}', '“company” is a text and has no part “name”.'],
	['{{#each founders}}{{age}}{{/each}}', 'There is no field “age”.'],
])('with known fields, %s is told', async (words, problem) => {
	const known = [
		templateField('company', 'text'),
		templateField('fee', 'money'),
		templateField('state', 'choice', { choices: [{ value: 'DE', label: 'Delaware' }] }),
		templateField('founders', 'list', { parts: [templateField('name', 'text')] }),
	]
	const problems = await problemsOf(p(words), known)
	expect(problems).toHaveLength(1)
	expect(problems[0]?.startsWith(problem)).toBe(true)
	expect(
		await problemsOf(
			p('{{#each founders}}{{name | upper}} {{company}}{{/each}}{{#if state = "delaware"}}x{{/if}}{{fee | words | title}}'),
			known,
		),
	).toEqual([])
})

test('a mistake says where it is and the words around it', async () => {
	const { mistakes } = await readTemplate(templateFile(p('Fine'), { header: p('Head {{x'), footnotes: [p('ok'), p('Note {{y |}} here')] }))
	expect(mistakes).toEqual([
		{ paragraph: 4, where: 'footnote', words: 'Note {{y |}} here', problem: 'The name of a format is missing after “|”.' },
		{ paragraph: 1, where: 'header', words: 'Head {{x', problem: 'This placeholder is not closed with “}}” in its paragraph.' },
	])
})

test('a cross-reference to words that may be left out is told, unless it goes with them', async () => {
	const target = `<w:bookmarkStart w:id="1" w:name="_Ref1"/>${r('Section')}<w:bookmarkEnd w:id="1"/>`
	const ref = '<w:fldSimple w:instr=" REF _Ref1 \\r \\h "><w:r><w:t>3</w:t></w:r></w:fldSimple>'
	const problem = 'This cross-reference may stay when the words it points at are left out: put it under the same condition.'
	expect(await problemsOf(p('{{#if a}}') + p(target) + p('{{/if}}') + p(ref))).toEqual([problem])
	expect(await problemsOf(p('{{#if a}}') + p(target) + p('{{/if}}') + p('{{#if a}}see ', ref, '{{/if}}'))).toEqual([])
	expect(await problemsOf(p('{{#if a}}') + p(target) + p('{{/if}}') + p('{{#if not a}}see ', ref, '{{/if}}'))).toEqual([problem])
	expect(await problemsOf(p(target) + p(ref, '{{a}}'))).toEqual([])
})

test('a clause tells its own mistakes and holds no slot', () => {
	expect(readClause('One {{a}}\n\n{{#if b}}\nTwo').mistakes).toMatchObject([
		{ paragraph: 2, where: 'clause', problem: expect.stringContaining('never closed') as string },
	])
	expect(readClause('{{clause "X"}}').mistakes).toMatchObject([{ problem: 'A clause can’t hold a slot for another clause.' }])
	expect(readClause('{{#if long}}{{days | words}}{{/if}} <tag>').fields.map(({ name, kind }) => [name, kind])).toEqual([
		['long', 'yes_no'],
		['days', 'number'],
	])
})

const chart = (words: string) => `<c:chart xmlns:c="urn:c" xmlns:a="urn:a"><a:p>${words}</a:p><c:v>4</c:v></c:chart>`

test.each<[string, { body?: string; files?: Record<string, string>; comments?: string[] }, string, string]>([
	[
		'a chart, over two runs',
		{ files: { 'word/charts/chart1.xml': chart('<a:r><a:rPr><a:ln>1</a:ln></a:rPr><a:t>Fee {</a:t></a:r><a:r><a:t>{fee}}</a:t></a:r>') } },
		'chart',
		'Fee {{fee}}',
	],
	['SmartArt', { files: { 'word/diagrams/data1.xml': chart('<a:r><a:t>{{step}}</a:t></a:r>') } }, 'drawing', '{{step}}'],
	[
		'a property of the file',
		{ files: { 'docProps/core.xml': '<p><title>NDA with {{counterparty}}</title><creator>Ann</creator></p>' } },
		'document property',
		'NDA with {{counterparty}}',
	],
	['a comment', { comments: ['Fill {{fee}}'] }, 'comment', 'Fill {{fee}}'],
	[
		'a field code',
		{ body: p('<w:fldSimple w:instr=" HYPERLINK &quot;https://x/&#123;&#123;id}}&quot; "><w:r><w:t>x</w:t></w:r></w:fldSimple>') },
		'field code',
		'HYPERLINK "https://x/{{id}}"',
	],
	['an equation', { body: p('<m:oMath><m:r><m:t>a={{</m:t></m:r><m:r><m:t>b}}</m:t></m:r></m:oMath>') }, 'equation', 'a={{b}}'],
	[
		'the address of a link',
		{
			files: {
				'word/_rels/document.xml.rels':
					'<Relationships><Relationship Id="rId9" Type="x/hyperlink" Target="https://x/%7B%7Bid%7D%7D" TargetMode="External"/></Relationships>',
			},
		},
		'link address',
		'https://x/{{id}}',
	],
	[
		'the description of a picture',
		{ body: p('<w:r><w:drawing><wp:docPr xmlns:wp="urn:wp" id="1" name="x" descr="Logo of {{company}}"/></w:drawing></w:r>') },
		'picture description',
		'Logo of {{company}}',
	],
])(
	'a placeholder in %s is told, where nothing fills it in',
	async (_, { body = p('Fine {{fine}}'), files = {}, comments }, where, words) => {
		const parts = wordPackageFiles({ body, comments }).filter(({ name }) => !(name in files))
		const file = buildZip([...parts, ...Object.entries(files).map(([name, content]) => ({ name, content }))])
		const { mistakes } = await readTemplate(file)
		expect(mistakes).toEqual([
			{
				paragraph: null,
				where,
				words,
				problem: expect.stringMatching(/^Placeholders are not filled in here \(\S+\.xml\): write/) as string,
			},
		])
		expect(sayMistake(mistakes[0]!)).toMatch(/^[A-Z][a-z ]+, “/)
	},
)

import { expect, test } from 'vitest'
import { buildZip } from '#tests/fixtures/build-docx.ts'
import { wordPackageFiles } from '#tests/fixtures/redline/package-files.ts'
import { assembled, p, r, tbl, templateField, templateFile, wordsOf } from '#tests/fixtures/template-docx.ts'
import { checkPackage } from '#app/domain/word/prove/check-package.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { assembleDocument } from './assemble-document.ts'
import { readClause } from './read-clause.ts'
import { readTemplate } from './read-template.ts'

const problems = async (body: string) => (await readTemplate(templateFile(body))).mistakes.map(({ problem }) => problem)
const many = (count: number, text: string) => text.repeat(count)

test('ten thousand nested ifs are told in a sentence', async () => {
	const problem = 'Blocks nest deeper than 50 here.'
	expect(await problems(many(10_000, p('{{#if a}}')) + p('x') + many(10_000, p('{{/if}}')))).toContain(problem)
	expect(await problems(p(many(10_000, '{{#if a}}') + 'x' + many(10_000, '{{/if}}')))).toContain(problem)
	expect((await problems(many(10_000, p('{{#if a}}')))).length).toBeLessThanOrEqual(50)
	expect(readClause(many(10_000, '{{#if a}}\n')).mistakes.length).toBeGreaterThan(0)
})

test.each([
	['one of a megabyte', '{{' + many(1_000_000, 'a') + '}}', 'This placeholder is longer than 500 characters.'],
	['a megabyte of braces', many(500_000, '{{') + '}}', 'This placeholder is not closed with “}}” before the next one begins.'],
	['a condition of brackets', `{{#if ${many(200, '(')}a}}x{{/if}}`, 'The condition nests too deep.'],
	['a condition of nots', `{{#if ${many(100, 'not ')}a}}x{{/if}}`, 'The condition nests too deep.'],
])('a placeholder that is %s is told', async (_, words, problem) => {
	expect(await problems(p(words))).toContain(problem)
})

test('a placeholder in a run for each character is one placeholder', async () => {
	const name = many(400, 'n')
	expect(
		await wordsOf(await assembled(templateFile(p(...`{{${name}}}`.split('').map((letter) => r(letter, '<w:b/>')))), { [name]: 'value' })),
	).toEqual(['value'])
})

test('thousands of placeholders and blocks in a paragraph are read and written', async () => {
	const file = templateFile(p(many(4_000, '{{#if a}}{{b.name}}{{/if}}')))
	const fields = [templateField('a', 'yes_no'), templateField('b', 'person')]
	const [words] = await wordsOf(await assembled(file, { a: true, b: { name: 'x' } }, { fields }))
	expect(words).toHaveLength(4_000)
})

test('a list of a hundred thousand rows is written, and one that multiplies without end is refused', async () => {
	const fields = [templateField('rows', 'list', { parts: [templateField('name', 'text')] })]
	const rows = Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) }))
	const { bytes } = await assembleDocument(
		templateFile(tbl(['{{#each rows}}{{name}}{{/each}}', 'x'], ['{{#each rows}}{{name}}', '{{/each}}'])),
		{
			fields,
			values: { rows },
			clauses: {},
			openFields: 'refuse',
		},
	)
	expect((await openDocxFile(bytes!)).part('word/document.xml')?.match(/<w:tr>/g)).toHaveLength(100_001)

	const nested = p(many(4, '{{#each rows}}') + many(4, '{{/each}}'))
	const few = { rows: rows.slice(0, 500) }
	const refused = await assembleDocument(templateFile(nested), { fields, values: few, clauses: {}, openFields: 'refuse' })
	expect(refused).toMatchObject({ bytes: null, mistakes: [{ problem: 'The document gets too long with these values.' }] })
})

test.each([
	['markup', '</w:t></w:r><w:r><w:br/><w:t>', 'a & b <c> ]]> &lt;'],
	['placeholders', '{{b}}', '{{#if x}} {{/if}} }} {{'],
	['halves of one', '{{', '}}'],
	['right-to-left text', 'שלום \u202eabc\u202c', 'مرحبا {1}'],
	['what replace functions read', '$& $1 $` $$', "\\1 $'"],
])('a value of %s stays what it is', async (_, a, b) => {
	const { bytes, ...rest } = await assembled(templateFile(p('{{a}}{{b}}') + p('{{a | upper}}'), { footer: p('{{b}}') }), { a, b })
	expect(await wordsOf({ bytes, ...rest })).toEqual([a + b, a.toUpperCase(), b])
	expect(checkPackage(await openDocxFile(bytes!))).toEqual([])
})

test('control characters are left out, and a clause is text too', async () => {
	const clauses = { Law: 'a\u0000\u0008<w:p>\ud800 {{b}}' }
	expect(
		await wordsOf(
			await assembled(templateFile(p('{{a}}') + p('{{clause "Law"}}')), { a: 'x\u0001\u000by\uffff', b: '{{clause "Law"}}' }, { clauses }),
		),
	).toEqual(['xy', 'a<w:p> {{clause "Law"}}'])
})

test('names that every object has are names', async () => {
	expect(
		await wordsOf(
			await assembled(templateFile(p('{{constructor}} {{__proto__}}{{#if has toString}}!{{/if}}')), {
				constructor: 'ok',
				['__proto__']: 'x',
			}),
		),
	).toEqual(['ok x'])
})

test('a file that hides a bomb or entities is refused as any Word file', async () => {
	const files = wordPackageFiles({ body: p('{{a}}') })
	const withEntity = files.map((file) =>
		file.name === 'word/document.xml' ? { ...file, content: String(file.content).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>') } : file,
	)
	await expect(readTemplate(buildZip(withEntity))).rejects.toMatchObject({ reason: 'xml_entities' })
	const bomb = files.map((file) =>
		file.name === 'word/document.xml' ? { ...file, content: `${String(file.content)}${' '.repeat(20_000_000)}` } : file,
	)
	await expect(readTemplate(buildZip(bomb))).rejects.toMatchObject({ reason: 'expands_too_much' })
})

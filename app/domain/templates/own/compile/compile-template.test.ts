import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { readBlocks } from '../source/read-blocks.ts'
import { compileTemplate } from './compile-template.ts'
import { compilerRevision } from './compiler-revision.ts'

const source = `# Loan of a Kiln

"**Kiln**" is what {{company.name}}'s barn holds.

## Use

- Use it with care. {#Care}

-- not on Sundays;

{{#if paid}}

## Rent

The rent is {{rent | words}}. See [[Care]] and [[Use]].

{{/if}}

@signatures
Owner: {{company.name}} | {{company.signatory_name}} | Potter
Guest: {{guest.name}}
+ License number

=== Exhibit A: Parts

- Door

| widths 30 70
| Part | Price |
|---|
| {{#each parts}}{{name}} | {{price | money}}{{/each}} |
`
const template = { title: 'Loan of a Kiln', blocks: readBlocks(source) }

test('it has a title, numbers of its own, exhibits that begin again, and tables', async () => {
	const read = await extractDocx(await compileTemplate(template))
	if (!read.readable) throw new Error('The compiled template can’t be read')
	const { document } = read
	const lines = document.paragraphs.map(({ part, start, end, numbering }) => [part, numbering, document.text.slice(start, end)].join('|'))
	expect(lines).toEqual([
		'body||Loan of a Kiln',
		'body||“Kiln” is what {{company.name}}’s barn holds.',
		'body|1.|Use',
		'body|1.1|Use it with care.',
		'body|(a)|not on Sundays;',
		'body||{{#if paid}}',
		'body|2.|Rent',
		'body||The rent is {{rent | words}}. See Section\u00a01.1 and Section\u00a01.',
		'body||{{/if}}',
		'body||OWNER',
		'body||{{company.name}}',
		`body||By: ${'_'.repeat(32)}`,
		`body||Name: {{#if has company.signatory_name}}{{company.signatory_name}}{{else}}${'_'.repeat(32)}{{/if}}`,
		'body||Title: Potter',
		`body||Date: ${'_'.repeat(32)}`,
		'body||GUEST',
		`body||Signature: ${'_'.repeat(32)}`,
		'body||Name: {{guest.name}}',
		`body||License number: ${'_'.repeat(32)}`,
		`body||Date: ${'_'.repeat(32)}`,
		'body||Exhibit A: Parts',
		'body|1.1|Door',
		'body||Part',
		'body||Price',
		'body||{{#each parts}}{{name}}',
		'body||{{price | money}}{{/each}}',
		'header||Loan of a Kiln',
		expect.stringMatching(/^footer\|\|Page\s+of/),
	])
})

test('references are fields to bookmarks, each bookmark once', async () => {
	const file = await openDocxFile(await compileTemplate(template))
	const document = file.part(file.mainPart) ?? ''
	const targets = [...document.matchAll(/REF (\w+) \\r \\h/g)].map((match) => match[1])
	const bookmarks = [...document.matchAll(/<w:bookmarkStart [^>]*w:name="(\w+)"/g)].map((match) => match[1])
	expect(targets).toHaveLength(2)
	expect(bookmarks).toEqual(expect.arrayContaining(targets))
	expect(new Set(bookmarks).size).toBe(bookmarks.length)
})

test('the same text gives the same bytes, at any time', async () => {
	const first = await compileTemplate(template)
	await compileTemplate({ title: 'Another', blocks: readBlocks('# Another\n\n## One\n') })
	expect(Buffer.from(await compileTemplate(template)).equals(Buffer.from(first))).toBe(true)
})

test('whoever changes the bytes raises the revision, and records both here', async () => {
	const bytes = createHash('sha256')
		.update(await compileTemplate(template))
		.digest('hex')
	expect({ compilerRevision, bytes }).toEqual({
		compilerRevision: 1,
		bytes: '9e6033d4cedcca9270ea25433aa554b64ed279a41367ada72d0c0dd5c599befc',
	})
})

test('a reference that leads nowhere is no template', async () => {
	await expect(compileTemplate({ title: 'Loan', blocks: readBlocks('See [[Rent]].') })).rejects.toThrow('A reference leads nowhere: Rent')
})

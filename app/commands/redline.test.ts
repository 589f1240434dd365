import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { buildDocx, buildZip, docxFiles, paragraph } from '#tests/fixtures/build-docx.ts'
import { command } from './redline.ts'

const folder = await mkdtemp(join(tmpdir(), 'fineprint-redline-'))
const [input, edits, output] = ['in.docx', 'edits.json', 'out.docx'].map((name) => join(folder, name)) as [string, string, string]
const original = buildDocx({ body: `${paragraph('The Fee is due in 30 days.')}${paragraph('The Fee is final.')}` })
afterAll(() => rm(folder, { recursive: true }))

let printed = ''
let errors = ''
beforeEach(async () => {
	printed = ''
	errors = ''
	await rm(output, { force: true })
	await writeFile(input, original)
	vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, done?: () => void) => {
		printed += text
		done?.()
		return true
	}) as never)
	vi.spyOn(process.stderr, 'write').mockImplementation(((text: string) => Boolean((errors += text))) as never)
})
afterEach(() => vi.restoreAllMocks())

async function redline(requested: unknown, ...options: string[]): Promise<number> {
	await writeFile(edits, typeof requested === 'string' ? requested : JSON.stringify(requested))
	return command([input, edits, output, ...options])
}

test('a document without a body ends in exit 2, one sentence and no file', async () => {
	await writeFile(
		input,
		buildZip(docxFiles({ body: '' }).map((file) => (file.name === 'word/document.xml' ? { ...file, content: '' } : file))),
	)
	expect(await redline([{ find: 'Fee', replace: 'Price' }])).toBe(2)
	expect(errors).toMatch(/^[^\n]*damaged[^\n]*\n$/)
	expect(await readdir(folder)).not.toContain('out.docx')
})

test('edits become tracked changes of the author and date that are given, with their comments', async () => {
	const requested = [
		{ find: '30 days', replace: '60 days', comment: 'Cash flow.' },
		{ find: 'The Fee', replace: 'A Fee', occurrence: 2 },
	]
	expect(await redline(requested, '--author', 'Ada Wong', '--date', '2026-01-02T04:04:05+01:00')).toBe(0)

	expect(printed).toBe('{"index":0,"status":"applied"}\n{"index":1,"status":"applied"}\n')
	const bytes = await readFile(output)
	expect(await extractDocx(bytes)).toMatchObject({
		document: { text: 'The Fee is due in 60 days.\nA Fee is final.', comments: [{ author: 'Ada Wong', text: 'Cash flow.' }] },
	})
	const body = (await openDocxFile(bytes)).part('word/document.xml')
	expect(body).toMatch(/<w:del [^>]*w:author="Ada Wong" w:date="2026-01-02T03:04:05Z"[^>]*><w:r><w:delText[^>]*>30<\/w:delText>/)
	expect(errors).toBe('')
	expect((await readdir(folder)).sort()).toEqual(['edits.json', 'in.docx', 'out.docx'])
})

test('an edit that can not be placed is refused with a reason, the others stand', async () => {
	const requested = [
		{ find: 'The Fee', replace: 'A Fee' },
		{ find: 'final', replace: 'refundable' },
	]
	expect(await redline(requested)).toBe(1)

	expect(printed).toBe(
		'{"index":0,"status":"refused","reason":"These words appear in more than one place. Use occurrence to choose one."}\n{"index":1,"status":"applied"}\n',
	)
	expect(await extractDocx(await readFile(output))).toMatchObject({
		document: { text: 'The Fee is due in 30 days.\nThe Fee is refundable.' },
	})
})

test('a comment that Word has no place for is left out, and the line says so', async () => {
	await writeFile(
		input,
		buildDocx({
			body: `${paragraph('The Fee is final.')}<w:sectPr><w:footerReference w:type="default" r:id="footer1"/></w:sectPr>`,
			footers: { 'footer1.xml': paragraph('Draft of May') },
		}),
	)
	expect(
		await redline([
			{ find: 'May', replace: 'June', comment: 'A new draft.' },
			{ find: 'final', replace: 'fixed', comment: 'Clearer.' },
		]),
	).toBe(0)

	expect(printed).toBe(
		'{"index":0,"status":"applied","note":"The comment was left out: Word shows none in notes, headers, footers and text boxes."}\n{"index":1,"status":"applied"}\n',
	)
})

test('an edit over two paragraphs is made in both or in none', async () => {
	const requested = [
		{ find: 'days.\nThe', replace: 'weeks.\nA' },
		{ find: 'is final', replace: 'is not final' },
	]
	expect(await redline(requested)).toBe(0)
	expect(await extractDocx(await readFile(output))).toMatchObject({
		document: { text: 'The Fee is due in 30 weeks.\nA Fee is not final.' },
	})

	expect(
		await redline([
			{ find: 'The Fee is final', replace: 'Gone' },
			{ find: 'days.\nThe', replace: 'weeks.\nA' },
		]),
	).toBe(1)
	expect(await extractDocx(await readFile(output))).toMatchObject({ document: { text: 'The Fee is due in 30 days.\nGone.' } })
})

test('without edits the result is the document, byte for byte', async () => {
	expect(await redline([])).toBe(0)
	expect(Buffer.compare(await readFile(output), original)).toBe(0)
	expect(printed).toBe('')
})

test.each([
	['{', 'is no JSON'],
	['{}', 'should hold [{"find", "replace", "occurrence"?, "comment"?}]'],
])('edits that can not be read end with one line: %s', async (requested, sentence) => {
	expect(await redline(requested)).toBe(2)
	expect(errors).toContain(sentence)
	expect(errors).toMatch(/^[^\n]+\n$/)
	expect(await readdir(folder)).not.toContain('out.docx')
})

test('an edit that makes no sense is refused in one sentence, the others stand', async () => {
	const requested = [
		{ find: 7, replace: 'b' },
		{ find: 'final', replace: 'refundable' },
		{ find: 'a', replace: 'b', occurrence: 0 },
		'final',
		{ find: '30', replace: '60', comment: null },
		{ find: 'due' },
	]
	expect(await redline(requested)).toBe(1)

	expect(
		printed
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as unknown),
	).toEqual([
		{ index: 0, status: 'refused', reason: '"find" must be text.' },
		{ index: 1, status: 'applied' },
		{ index: 2, status: 'refused', reason: '"occurrence" counts from 1.' },
		{ index: 3, status: 'refused', reason: 'An edit is an object as in [{"find", "replace", "occurrence"?, "comment"?}].' },
		{ index: 4, status: 'applied' },
		{ index: 5, status: 'refused', reason: '"replace" must be text.' },
	])
	expect(await extractDocx(await readFile(output))).toMatchObject({
		document: { text: 'The Fee is due in 60 days.\nThe Fee is refundable.' },
	})
})

test.each([
	['12026-01-01'],
	['+012026-01-01T00:00:00Z'],
	['9999-12-31T23:30:00-01:00'],
	['0000-01-01'],
	['2026-02-30'],
	['2026-13-01'],
	['2026-01-01T25:00:00Z'],
	['1'],
	['May 2026'],
	[''],
])('a date that no tracked change can carry ends with one line: %s', async (date) => {
	expect(await redline([], '--date', date)).toBe(2)
	expect(errors).toBe(`'${date}' is no ISO date, as 2026-01-31T09:00:00Z.\n`)
	expect(await readdir(folder)).not.toContain('out.docx')
})

test.each([
	['2024-02-29', '2024-02-29T00:00:00Z'],
	['9999-12-31T23:59:59.9Z', '9999-12-31T23:59:59Z'],
	['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00Z'],
])('a date is written as UTC to the second: %s', async (date, written) => {
	expect(await redline([{ find: '30', replace: '60' }], '--date', date)).toBe(0)
	expect((await openDocxFile(await readFile(output))).part('word/document.xml')).toContain(`w:date="${written}"`)
})

test('files and options that can not be used end with one line', async () => {
	expect(await redline([], '--date', 'soon')).toBe(2)
	expect(await redline([], '--colour', 'red')).toBe(2)
	expect(await command([input, edits])).toBe(2)
	expect(await command([join(folder, 'none.docx'), edits, output])).toBe(2)
	expect(await command([input, edits, join(folder, 'none', 'out.docx')])).toBe(2)
	await writeFile(input, original.subarray(0, 400))
	expect(await redline([])).toBe(2)
	await writeFile(input, '%PDF-1.7')
	expect(await redline([])).toBe(2)
	expect(errors.split('\n').map((line) => line.slice(0, 30))).toEqual([
		"'soon' is no ISO date, as 2026",
		"Unknown option '--colour'. Usa",
		'Name three files: the document',
		'There is no file ' + join(folder, 'none.docx').slice(0, 13),
		expect.stringContaining('/tmp'),
		`${input}: This file is damaged and canno`.slice(0, 30),
		`${input}: Only Word documents`.slice(0, 30),
		'',
	])
	expect(await readdir(folder)).not.toContain('out.docx')
})

import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewReport } from '#app/domain/review/report.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import buildThreads from '#tests/build-threads.ts'
import { command } from './review.ts'

await buildThreads()
const folder = await mkdtemp(join(tmpdir(), 'fineprint-command-'))
const nda = join(folder, 'nda.docx')
const bytes = await asDocx(contractParagraphs('harsh-one-way-nda'))
await writeFile(nda, bytes)
afterAll(() => rm(folder, { recursive: true }))

/** What the command wrote; its end is told as a pipe would tell it. */
let output = ''
let errors = ''
beforeEach(() => {
	output = ''
	errors = ''
	vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, done?: () => void) => {
		output += text
		done?.()
		return true
	}) as never)
	vi.spyOn(process.stderr, 'write').mockImplementation(((text: string) => Boolean((errors += text))) as never)
})
afterEach(() => vi.restoreAllMocks())

test('a contract is reviewed from the command line, as text for people', async () => {
	expect(await command([nda, '--party', 'receiving'])).toBe(0)

	expect(output).toContain('before you sign')
	expect(output).toContain('Red flags')
	expect(output).toContain(createHash('sha256').update(bytes).digest('hex'))
	expect(errors).toBe('')
})

test('with --json it prints the report, the same bytes each time, with the options that were asked for', async () => {
	expect(await command([nda, '--json', '--party', 'sending', '--type', 'Mutual NDA'])).toBe(0)
	const first = output
	output = ''
	expect(await command([nda, '--json', '--party', 'sending', '--type', 'Mutual NDA'])).toBe(0)

	expect(output).toBe(first)
	const report = JSON.parse(first) as ReviewReport
	expect(report.file).toMatchObject({ name: 'nda.docx', bytes: bytes.length })
	expect(report.options).toEqual({ party_role: 'sending', review_tone: 'neutral', document_type: 'Mutual NDA' })
})

test.each([
	['a file that is not there', [join(folder, 'gone.docx')], /^There is no file .*gone\.docx/],
	['no file at all', [], /^Name the file to review\. Usage: /],
	['two files', [nda, nda], /^Name one file only\./],
	['a party that does not exist', [nda, '--party', 'both'], /^There is no party 'both'\./],
	['a type that does not exist', [nda, '--type', 'Novel'], /^There is no document type 'Novel'\./],
	['an option that does not exist', [nda, '--fast'], /^Unknown option '--fast'\. Usage: /],
])('%s ends with 2 and one line that says so', async (_name, args, line) => {
	expect(await command(args)).toBe(2)

	expect(errors).toMatch(line)
	expect(errors.trimEnd().split('\n')).toHaveLength(1)
	expect(output).toBe('')
})

test.each([
	['an empty file', Buffer.alloc(0), /^This file is empty/],
	['a text file', Buffer.from('Just words'), /^Invalid file type/],
	['half a Word file', bytes.subarray(0, bytes.length / 2), /./],
])('%s ends with 2 and one line that says why', async (name, content, line) => {
	const path = join(folder, `${name}.docx`)
	await writeFile(path, content)

	expect(await command([path, '--json'])).toBe(2)

	expect(errors).toMatch(line)
	expect(errors.trimEnd().split('\n')).toHaveLength(1)
	expect(output).toBe('')
})

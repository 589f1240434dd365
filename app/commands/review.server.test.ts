import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import buildThreads from '#tests/build-threads.ts'
import { answers, fails, startOpenAiServer, type Behaviour } from '#tests/openai-server.ts'
import { command } from './review.ts'

await buildThreads()
const folder = await mkdtemp(join(tmpdir(), 'fineprint-command-'))
const nda = join(folder, 'nda.docx')
const bytes = await asDocx(contractParagraphs('harsh-one-way-nda'))
await writeFile(nda, bytes)
afterAll(() => rm(folder, { recursive: true }))

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
afterEach(() => {
	vi.restoreAllMocks()
	vi.unstubAllEnvs()
})

async function withModel(behave: Behaviour): Promise<number> {
	const server = await startOpenAiServer(behave)
	vi.stubEnv('OPENAI_API_KEY', 'test-key')
	vi.stubEnv('OPENAI_BASE_URL', server.baseUrl)
	vi.stubEnv('OPENAI_MODEL', 'test-model')
	try {
		return await command([nda, '--json', '--party', 'receiving'])
	} finally {
		await server.close()
	}
}

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
	expect(report.options).toEqual({ party_role: 'sending', party_name: null, review_tone: 'neutral', document_type: 'Mutual NDA' })
})

test('a side is chosen by its name or role, and the report says for whom it is', async () => {
	expect(await command([nda, '--json', '--party-name', 'recipient'])).toBe(0)
	const { options, document } = JSON.parse(output) as ReviewReport
	expect(options.party_name).toBe('recipient')
	expect(document.reader).toMatchObject({ certainty: 'chosen' })
	expect(document.parties.map(({ name }) => name)).toContain(document.reader!.name)
})

test('a name that is no party ends with 2 and one line that lists the parties', async () => {
	expect(await command([nda, '--party-name', 'Nobody Ltd'])).toBe(2)
	expect(errors).toMatch(/^This document has no party called 'Nobody Ltd'\. Its parties are .+ and .+\.\n$/)
	expect(output).toBe('')
})

test('with a key the model reads too, and standard error says where the words go', async () => {
	const point = {
		type: 'finding',
		kind: 'issue',
		severity: 'high',
		quote: 'for access to the data room',
		says: 'You pay for looking.',
		why: 'Nobody does.',
		ask: 'Please drop the fee.',
		replacement: null,
	}
	expect(await withModel(answers(() => [point]))).toBe(0)

	expect(errors).toMatch(/^OPENAI_API_KEY is set: test-model at http:\/\/127\.0\.0\.1:\d+ gets the words/)
	const report = JSON.parse(output) as ReviewReport
	expect(report.engine.model).toBe('test-model')
	expect(report.findings.some(({ says, origin }) => says === 'You pay for looking.' && origin === 'model')).toBe(true)
})

test('a model that fails changes neither the exit code nor what the rules found', async () => {
	expect(await command([nda, '--json', '--party', 'receiving'])).toBe(0)
	const alone = JSON.parse(output) as ReviewReport
	output = ''
	expect(await withModel(fails(401))).toBe(0)

	const report = JSON.parse(output) as ReviewReport
	expect(report.engine.model_note).toContain('refused to answer')
	expect({ ...report, engine: alone.engine }).toEqual(alone)
})

test('a model on this machine is asked where its address is named, and one that is gone is no failure', async () => {
	const server = await startOpenAiServer(answers(() => []))
	vi.stubEnv('LOCAL_MODEL', server.baseUrl)
	expect(await command([nda, '--json'])).toBe(0)
	expect(errors).toMatch(/^test-model at http:\/\/127\.0\.0\.1:\d+ on this machine reads along\./)
	expect((JSON.parse(output) as ReviewReport).engine.model).toBe('test-model')
	await server.close()
	output = ''
	expect(await command([nda, '--json'])).toBe(0)
	expect(errors).toContain('the built-in engine reviews alone')
})

test('a wrong setting of the model ends with 2 and the name of the variable', async () => {
	vi.stubEnv('OPENAI_API_KEY', 'test-key')
	vi.stubEnv('OPENAI_BASE_URL', 'models.example')
	expect(await command([nda])).toBe(2)
	expect(errors).toMatch(/^OPENAI_BASE_URL expects/)
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

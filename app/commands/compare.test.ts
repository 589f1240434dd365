import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { viewStories } from '#app/domain/word/read/story-views.ts'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { command } from './compare.ts'

const folder = await mkdtemp(join(tmpdir(), 'fineprint-compare-'))
const [old, next, output] = ['old.docx', 'new.docx', 'out.docx'].map((name) => join(folder, name)) as [string, string, string]
await writeFile(old, buildDocx({ body: `${paragraph('The Fee is due in 30 days.')}${paragraph('The Fee is final.')}` }))
await writeFile(next, buildDocx({ body: paragraph('The Fee is due in 60 days.') }))
afterAll(() => rm(folder, { recursive: true }))

let printed = ''
let errors = ''
beforeEach(() => {
	printed = ''
	errors = ''
	vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, done?: () => void) => {
		printed += text
		done?.()
		return true
	}) as never)
	vi.spyOn(process.stderr, 'write').mockImplementation(((text: string) => Boolean((errors += text))) as never)
})
afterEach(() => vi.restoreAllMocks())

test('the old version is written with tracked changes that become the new one', async () => {
	expect(await command([old, next, output, '--author', 'Ada Wong', '--date', '2026-01-02T03:04:05Z'])).toBe(0)

	const file = await openDocxFile(await readFile(output))
	const texts = (view: 'accepted' | 'rejected') => viewStories(file, view).flatMap(({ paragraphs }) => paragraphs)
	expect(texts('accepted')).toEqual(['The Fee is due in 60 days.'])
	expect(texts('rejected')).toEqual(['The Fee is due in 30 days.', 'The Fee is final.'])
	expect(file.part('word/document.xml')).toContain('w:author="Ada Wong" w:date="2026-01-02T03:04:05Z"')
	expect(printed).toMatch(/^\d+ changes in .*out\.docx\.\n/)
	expect(errors).toBe('')
})

test('what can not be compared ends with one line', async () => {
	expect(await command([old, next])).toBe(2)
	await writeFile(join(folder, 'text.docx'), 'Plain words.')
	expect(await command([old, join(folder, 'text.docx'), output])).toBe(2)
	expect(errors).toMatch(/^Name three files: [^\n]+\n[^\n]*text\.docx: Only Word documents \(\.docx\) can be redlined\.\n$/)
})

test('changes that were pending are accepted first, and it is said', async () => {
	await writeFile(
		old,
		buildDocx({
			body: `${paragraph('The Fee is due.')}<w:p><w:ins w:id="1" w:author="Bo" w:date="2026-01-01T00:00:00Z"><w:r><w:t>It is final.</w:t></w:r></w:ins></w:p>`,
		}),
	)
	expect(await command([old, old, output])).toBe(0)
	expect(printed).toMatch(/^0 changes in [^\n]*\n1 tracked change that was pending in [^\n]*old\.docx was accepted first\.\n$/)
})

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { second } from '#app/units.ts'
import { p, tbl, templateField, templateFile } from '#tests/fixtures/template-docx.ts'
import { assembleDocumentJob } from './assemble-document-job.ts'
import { readTemplateJob } from './read-template-job.ts'

// What templates of strangers do to the product: they are read and written in processes of their own, within limits.

const engine = wordEngineFor('hostile')
const many = (count: number, text: string) => text.repeat(count)
const fields = [templateField('rows', 'list', { parts: [templateField('name', 'text')] })]
const rows = Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) }))

const read = (body: string) => () => engine.run(readTemplateJob, { file: templateFile(body), known: {} })
const write = (body: string) => () =>
	engine.run(assembleDocumentJob, { file: templateFile(body), order: { fields, values: { rows }, clauses: {}, openFields: 'refuse' } })

test.each([
	['ten thousand nested ifs', read(many(10_000, p('{{#if a}}')) + many(10_000, p('{{/if}}'))), 'Blocks nest deeper than 50 here.'],
	['a placeholder of a megabyte', read(p(`{{${many(1_000_000, 'a')}}}`)), 'This placeholder is longer than 500 characters.'],
	['a list of a hundred thousand rows', write(tbl(['{{#each rows}}{{name}}', '{{/each}}'])), null],
	[
		'a list that multiplies itself',
		write(p(many(4, '{{#each rows}}') + many(4, '{{/each}}'))),
		'The document gets too long with these values.',
	],
])('%s is answered in bounded time and memory', { timeout: 90_000 }, async (_, run, problem) => {
	const began = performance.now()
	const answer = await run()
	// A hundredth of it on a quiet machine; the engine itself ends what takes a minute.
	expect(performance.now() - began).toBeLessThan(30 * second)
	if (!('value' in answer)) throw new Error(JSON.stringify(answer))
	expect(answer.value.mistakes.map((mistake) => mistake.problem)).toEqual(problem === null ? [] : expect.arrayContaining([problem]))
})

test.skipIf(!existsSync('/proc/self/task'))('the processes that did it stayed below a gigabyte', async () => {
	const children = (await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')).split(' ').filter(Boolean)
	const peaks: number[] = []
	for (const child of children) {
		if (!(await readFile(`/proc/${child}/cmdline`, 'utf8')).includes('word-worker')) continue
		peaks.push(Number(/^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${child}/status`, 'utf8'))?.[1]) / 1024)
	}
	expect(peaks.length).toBeGreaterThan(0)
	expect(Math.max(...peaks)).toBeLessThan(1024)
})

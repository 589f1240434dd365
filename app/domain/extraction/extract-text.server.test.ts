import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import { buildPdf, buildScan } from '#tests/fixtures/build-pdf.ts'
import { encryptedPage, manyPages, rawPdf } from '#tests/fixtures/raw-pdf.ts'
import { extractText } from './extract-text.server.ts'
import { docxMediaType, pdfMediaType } from './extracted-document.ts'
import { inspectFile } from './inspect-file.server.ts'

const sentence = 'This Agreement ends on the last day of June.'
let folder: string

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'fineprint-extraction-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function saved(name: string, bytes: Uint8Array): Promise<string> {
	const path = join(folder, name)
	await writeFile(path, bytes)
	return path
}

const onePage = () => buildPdf([{ lines: [{ text: sentence, x: 72, y: 700 }] }])

test('a document is read from its bytes and from its path alike', async () => {
	const bytes = await onePage()
	const fromBytes = await extractText(bytes, pdfMediaType)
	expect(fromBytes).toMatchObject({ readable: true, document: { text: sentence, pages: 1 } })
	expect(await extractText(await saved('agreement.pdf', bytes), pdfMediaType)).toEqual(fromBytes)
})

test('more documents than threads are all read', async () => {
	const bytes = await onePage()
	const extractions = await Promise.all(Array.from({ length: 5 }, () => extractText(bytes, pdfMediaType)))
	expect(extractions.map((extraction) => extraction.readable && extraction.document.text)).toEqual(Array(5).fill(sentence))
})

test('reading a scan tells how far it is, and stops when it is called off', async () => {
	const calledOff = new AbortController()
	const steps: unknown[] = []
	const reading = extractText(await buildScan([['First page of terms'], ['Second page of terms']]), pdfMediaType, {
		signal: calledOff.signal,
		onProgress: (step) => {
			steps.push(step)
			calledOff.abort(new Error('The reader left'))
		},
	})
	await expect(reading).rejects.toThrow('The reader left')
	expect(steps).toEqual([{ page: 1, pages: 2 }])
	expect(await extractText(await onePage(), pdfMediaType)).toMatchObject({ readable: true })
})

test('a job that takes too long is stopped, and the next one finds a thread', async () => {
	const threads = createThreadPool<unknown, { extraction: { readable: boolean } }>('extraction-worker', {
		size: 1,
		heapMegabytes: 128,
		ownProcess: true,
	})
	const scan = { do: 'extract', file: await buildScan([['Terms']]), mediaType: pdfMediaType }
	const short = { do: 'extract', file: await onePage(), mediaType: pdfMediaType }
	const [late, next] = await Promise.all([threads.run(scan, { timeout: 1 }), threads.run(short, { timeout: 20_000 })])

	expect(late).toEqual({ stopped: 'out_of_time' })
	expect(next).toMatchObject({ result: { extraction: { readable: true } } })
	await threads.close()
})

test('a job that eats more memory than it may is stopped, and the program lives on', async () => {
	const threads = createThreadPool<unknown, unknown>('extraction-worker', { size: 1, heapMegabytes: 24, ownProcess: true })
	const hungry = rawPdf({
		1: `<< /Type /Catalog /Pages 2 0 R /Names [${'1 '.repeat(4_000_000)}] >>`,
		2: '<< /Type /Pages /Count 0 /Kids [] >>',
	})
	expect(await threads.run({ do: 'extract', file: hungry, mediaType: pdfMediaType }, { timeout: 60_000 })).toEqual({
		stopped: 'out_of_memory',
	})
	await threads.close()
})

test('an upload is judged by its content, whatever it is called', async () => {
	const bytes = await onePage()
	expect(await inspectFile(await saved('agreement.docx', bytes), bytes.length)).toEqual({ mediaType: pdfMediaType })
	const scan = await buildScan([['A scanned page']])
	expect(await inspectFile(await saved('scan.pdf', scan), scan.length)).toEqual({ mediaType: pdfMediaType })
})

test.each([
	['nothing', () => new Uint8Array(), 'empty'],
	['plain words', () => new TextEncoder().encode('Dear Sirs, here are our terms.'), 'unsupported_type'],
	['a locked PDF', () => encryptedPage('BT /F1 12 Tf (Secret) Tj ET', 'swordfish'), 'encrypted'],
	['half a PDF header', () => new TextEncoder().encode('%PDF-1.4\n1 0 obj <<'), 'corrupt'],
	['a PDF of 10,000 pages', () => manyPages(10_000), 'too_many_pages'],
	['a PDF of blank pages', () => manyPages(2), 'no_text'],
])('an upload that is %s is refused with its reason', async (name, bytes, reason) => {
	const content = bytes()
	expect(await inspectFile(await saved(`${name}.bin`, content), content.length)).toEqual({ refused: reason })
})

test('a damaged Word document comes back as a reason', async () => {
	expect(await extractText(new TextEncoder().encode('PK\u0003\u0004 and no more'), docxMediaType)).toMatchObject({ readable: false })
})

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { reportDocx } from '#app/domain/review/report/report-docx.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { ownTemplates } from '#app/domain/templates/own/own-templates.ts'
import { ownDocuments } from '#tests/fixtures/own-documents.ts'
import { contractNames, contractSource, reviewInput } from '#tests/fixtures/contracts.ts'

const run = promisify(execFile)
const office =
	process.env.LIBREOFFICE_PATH ??
	['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'].find((path) => existsSync(path)) ??
	''
const reason = office === '' ? ' (LibreOffice is not installed)' : ''
const folder = await mkdtemp(join(tmpdir(), 'fineprint-office-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

// Skipped, with the reason in their names, where LibreOffice is not installed; in CI it always is.
test.skipIf(office === '')(`a report opens in another program with every finding in it${reason}`, { timeout: 120_000 }, async () => {
	const report = reviewDocument(reviewInput(contractSource(contractNames[1])))
	const file = join(folder, 'AI-Analysis-Report.docx')
	await writeFile(file, await reportDocx(report))
	await convert('pdf', [file])

	const opened = await extractText(await readFile(join(folder, 'AI-Analysis-Report.pdf')), pdfMediaType)
	if (!opened.readable) throw new Error(opened.reason)
	const words = plain(opened.document.text)
	expect(report.findings.length).toBeGreaterThan(5)
	for (const finding of report.findings) expect(words, finding.id).toContain(plain(finding.says))
	expect(opened.document.pages).toBeGreaterThan(2)
})

interface Written {
	file: string
	bytes: Uint8Array
}

/** Every document of every template of ours as a file: every branch and every variant. */
async function ownFiles(): Promise<Written[]> {
	const documents: Written[] = []
	for (const template of ownTemplates())
		for (const [at, { bytes }] of (await ownDocuments(template)).entries()) {
			const file = join(folder, `${template.key}-${at + 1}.docx`)
			await writeFile(file, bytes)
			documents.push({ file, bytes })
		}
	return documents
}

// One run for all files: most of its time goes into starting.
test.skipIf(office === '')(
	`LibreOffice reads every document of each of our templates word for word${reason}`,
	{ timeout: 240_000 },
	async () => {
		const documents = await ownFiles()
		expect(documents.length).toBeGreaterThan(50)
		await convert(
			'txt:Text (encoded):UTF8',
			documents.map(({ file }) => file),
		)
		for (const { file, bytes } of documents) {
			const read = plain(await readFile(file.replace(/docx$/, 'txt'), 'utf8'))
			const lost = (await bodyOf(bytes)).filter((words) => !read.includes(plain(words)))
			expect(lost, file).toEqual([])
		}
	},
)

/** The words of each paragraph of a document's body: headers and footers are no part of a text. */
async function bodyOf(file: Uint8Array): Promise<string[]> {
	const read = await extractDocx(file)
	if (!read.readable) throw new Error(read.reason)
	const { text, paragraphs } = read.document
	return paragraphs.filter(({ part }) => part === 'body').map(({ start, end }) => text.slice(start, end))
}

async function convert(format: string, files: readonly string[]): Promise<void> {
	const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
	await run(office, ['--headless', profile, '--convert-to', format, '--outdir', folder, ...files])
}

/** Letters and digits alone: lines break elsewhere, and quotes are set in another way. */
function plain(text: string): string {
	return text.replace(/[^\p{L}\p{N}]/gu, '')
}

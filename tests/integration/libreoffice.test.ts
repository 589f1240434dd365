import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { reportDocx } from '#app/domain/review/report/report-docx.ts'
import { reviewDocument } from '#app/domain/review/review-document.ts'
import { contractNames, contractSource, reviewInput } from '#tests/fixtures/contracts.ts'

const run = promisify(execFile)
const office =
	process.env.LIBREOFFICE_PATH ??
	['/usr/bin/soffice', '/usr/bin/libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'].find((path) => existsSync(path)) ??
	''
const folder = await mkdtemp(join(tmpdir(), 'fineprint-office-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

// Skipped where LibreOffice is not installed; in CI it always is.
test.skipIf(office === '')('a report opens in another program with every finding in it', { timeout: 120_000 }, async () => {
	const report = reviewDocument(reviewInput(contractSource(contractNames[1])))
	const file = join(folder, 'AI-Analysis-Report.docx')
	await writeFile(file, await reportDocx(report))
	await run(office, [
		'--headless',
		`-env:UserInstallation=file://${join(folder, 'profile')}`,
		'--convert-to',
		'pdf',
		'--outdir',
		folder,
		file,
	])

	const opened = await extractText(await readFile(join(folder, 'AI-Analysis-Report.pdf')), pdfMediaType)
	if (!opened.readable) throw new Error(opened.reason)
	const words = plain(opened.document.text)
	expect(report.findings.length).toBeGreaterThan(5)
	for (const finding of report.findings) expect(words, finding.id).toContain(plain(finding.says))
	expect(opened.document.pages).toBeGreaterThan(2)
})

/** Letters and digits alone: lines break elsewhere, and quotes are set in another way. */
function plain(text: string): string {
	return text.replace(/[^\p{L}\p{N}]/gu, '')
}

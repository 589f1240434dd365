import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { fullReport } from '#tests/fixtures/full-report.ts'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { reportDocx } from './report-docx.ts'
import type { ReviewReport } from './report.ts'

const file = { name: 'agreement.docx', sha256: 'a'.repeat(64), bytes: 6 }

async function wordsOf(report: ReviewReport) {
	const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await reportDocx(report)) })
	return value
}

test('the Word file holds everything that the report says', async () => {
	const report = reportOf(file)

	const words = await wordsOf(report)

	for (const finding of report.findings) {
		for (const part of [
			finding.says,
			finding.why,
			finding.market,
			finding.ask,
			finding.replacement,
			finding.proposal ?? null,
			finding.quote,
		])
			if (part !== null) expect(words).toContain(part)
	}
	for (const part of [
		report.summary.sentence,
		...report.summary.before_signing,
		'Ada Ltd',
		'Either side can stop at any time.',
		'Term',
		file.sha256,
		'test-engine',
		'test-playbook',
		'is not a law firm',
	]) {
		expect(words).toContain(part)
	}
})

test('headings can be navigated, and lists and tables are real ones', async () => {
	const { value: html } = await mammoth.convertToHtml({ buffer: Buffer.from(await reportDocx(reportOf(file))) })

	for (const heading of ['Summary', 'Key facts', 'Red flags', 'Clause by clause', 'What was checked', 'About this report'])
		expect(html).toContain(`<h1>${heading}</h1>`)
	expect(html).toContain('<ol><li>ask for notice</li></ol>')
	expect(html.match(/<table>/g)).toHaveLength(4)
})

test('a file that does not say where its pages end gets no empty page column', async () => {
	const report = reportOf(file)
	const withoutPages = <Row extends { page: number | null }>(rows: readonly Row[]) => rows.map((row) => ({ ...row, page: null }))

	expect(await wordsOf(report)).toContain('Page')
	expect(await wordsOf({ ...report, facts: withoutPages(report.facts), clauses: withoutPages(report.clauses) })).not.toContain('Page')
})

test('pages that were not read are named', async () => {
	const report = reportOf(file)

	expect(await wordsOf({ ...report, document: { ...report.document, pages_not_read: [2, 5, 6] } })).toContain(
		'The words on pages 2, 5 and 6 could not be read',
	)
})

test('a document whose words hold characters that XML forbids still becomes a Word file that opens', async () => {
	const report = reportOf(file)
	const [first, ...others] = report.findings

	const words = await wordsOf({ ...report, findings: [{ ...first!, quote: 'end\u0000 at\u001f any\ud800 time <&> \u{1f4c4}' }, ...others] })

	expect(words).toContain('end at any time <&> \u{1f4c4}')
})

test('a report without findings, facts and clauses is a document all the same', async () => {
	const words = await wordsOf({
		...reportOf(file),
		facts: [],
		clauses: [],
		findings: [],
		rules: [],
		summary: { verdict: 'sign', sentence: 'Nothing stands out.', before_signing: [], deal: [], not_covered: [] },
	})

	expect(words).toContain('Looks safe to sign')
	expect(words).toContain('No red flags were found')
})

test('the side, limits, the deal, words to read, a dispute and the terms used are in the Word file too', async () => {
	const words = await wordsOf(fullReport())

	const parts = [
		'You are Garman Holdings, Inc. here.',
		'Exhibit A was not reviewed.',
		'The deal in short',
		'Sparkling LLC cleans the offices of Garman.',
		'Read these yourself',
		'Check whether notice is needed.',
		'About: Cap On Liability',
		'less sure',
	]
	for (const part of [
		...parts,
		'Disputed by the language model, not counted (1)',
		'Section 9 names Ohio.',
		'residuals clause: lets the other side use whatever its people remember.',
	])
		expect(words).toContain(part)
	expect(words).not.toContain('Low risk')
})

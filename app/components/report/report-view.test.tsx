import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { fullReport } from '#tests/fixtures/full-report.ts'
import { ReportView } from './report-view.tsx'

function shown({
	file,
	document,
	options,
	engine,
	playbook,
	facts,
	clauses,
	findings,
	rules,
	read_yourself,
	summary,
}: ReviewReport): string {
	const about = { file, document, options, engine, playbook }
	const sections = { facts, clauses, findings: { findings, rules, read_yourself }, summary }
	const Page = createRoutesStub([
		{
			path: '/',
			Component: () => (
				<ReportView sections={sections} about={about} calls={[]} place={{ documentId: '1', version: null }} mayReview filters />
			),
		},
	])
	return renderToStaticMarkup(<Page />)
}

const page = shown(fullReport())

test('the page asks which party the reader is, with the one it was reviewed for chosen, and what type it is', () => {
	expect(page).toContain('You are Garman Holdings, Inc. here.')
	expect(page).toContain('Which party are you: Garman Holdings, Inc. or Sparkling LLC?')
	expect(page).toMatch(/<input type="radio"[^>]* name="party_name" checked="" value="Garman Holdings, Inc\."/)
	expect(page).toContain('action="/document-vault/1/report/side"')
	expect(page).toContain('Auto-detect: NDA')
})

test('where the parties could not be told apart it asks for Sender or Receiver', () => {
	const report = fullReport()
	const role = shown({
		...report,
		document: { ...report.document, parties: [], reader: null },
		options: { ...report.options, party_name: null },
	})
	expect(role).toContain('Did you send this document, or was it sent to you?')
	expect(role).not.toContain('name="party_name"')
})

test('what was not covered comes before the verdict, and the deal links to its words', () => {
	expect(page.indexOf('Exhibit A was not reviewed.')).toBeGreaterThan(-1)
	expect(page.indexOf('Exhibit A was not reviewed.')).toBeLessThan(page.indexOf('Two points need work.'))
	expect(page).toMatch(
		/<a [^>]*href="\/document-vault\/1\/report\/text\?start=0&amp;end=10#marked"[^>]*>Sparkling LLC cleans the offices of Garman\.<\/a>/,
	)
})

test('a disputed finding is folded away with the reason and is not counted', () => {
	expect(page).toContain('All (1)')
	expect(page).toMatch(/<details[^>]*><summary[^>]*>Disputed by the language model, not counted \(1\)<\/summary>.*Section 9 names Ohio\./s)
})

test('words that could not be judged stand in a part of their own, and a doubtful finding says so', () => {
	expect(page).toMatch(/Read these yourself.*Check whether notice is needed\..*“may end”/s)
	expect(page).toContain('Less sure')
	expect(shown({ ...fullReport(), read_yourself: [] })).not.toContain('Read these yourself')
})

test('a clause without plain words shows what it is about, and a term of art is explained once', () => {
	expect(page).toContain('About: Cap On Liability')
	expect(page.match(/lets the other side use whatever its people remember\./g)).toHaveLength(1)
	expect(page).toMatch(/<button type="button" popoverTarget="([^"]+)"[^>]*>residuals clause<\/button><span id="\1" popover="auto"/i)
})

test('words with the same question stand together, and what weighs least is folded away', () => {
	const [first] = fullReport().read_yourself
	const items = Array.from({ length: 12 }, (_, index) => ({
		...first!,
		start: index,
		end: index + 1,
		quote: `words ${index}`,
		look_for: `Check question ${index < 2 ? 0 : index}.`,
	}))
	const list = shown({ ...fullReport(), read_yourself: items })
	expect(list.match(/<h3[^>]*>Check question 0\.<\/h3>/g)).toHaveLength(1)
	expect(list).toMatch(/Check question 8\..*<details[^>]*><summary[^>]*>Show 3 more that weigh less<\/summary>.*Check question 9\./s)
})

import { expect, test } from 'vitest'
import { fullReport } from '#tests/fixtures/full-report.ts'
import { reportOf } from '#tests/fixtures/scripted-engine.ts'
import { reportText } from './report-text.ts'

const report = reportOf({ name: 'agreement.docx', sha256: 'a'.repeat(64), bytes: 6 })

test('the terminal shows the verdict, each finding whole, and checks that add up', () => {
	const text = reportText(report)

	expect(text).toContain('Negotiate before you sign\n-------------------------\nTwo points need work.')
	expect(text).toContain('[High risk] What test.end says.')
	expect(text).toContain('> “at any time”')
	expect(text).toContain('Ask: Please change test.law.')
	expect(text).toMatch(/What was checked: 3\n-+\n +1 {2}Raised a flag\n +1 {2}Should be there and is not\n +1 {2}Fine\n +0 {2}/)
	expect(text.indexOf('[High risk]')).toBeLessThan(text.indexOf('[Low risk]'))
})

test('wording without a sure place is proposed, not put in its place', () => {
	const [first] = report.findings
	const text = reportText({ ...report, findings: [{ ...first!, replacement: null, proposal: 'Each party may end it.' }] })
	expect(text).toContain('Wording to propose: Each party may end it.')
	expect(text).not.toContain('Wording: ')
})

test('long words wrap, and control characters of a document never reach the terminal', () => {
	const [first] = report.findings
	const text = reportText({ ...report, findings: [{ ...first!, why: `${'money '.repeat(60)}\u001b[31mred` }] })

	expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
	expect(text).not.toContain('\u001b')
})

test('the side, what was not covered and the deal come first, words to read by oneself after the flags', () => {
	const text = reportText(fullReport())
	const places = [
		'You are Garman Holdings, Inc. here.',
		'Exhibit A was not reviewed.',
		'Two points need work.',
		'ask for notice',
		'Sparkling LLC cleans the offices',
		'Red flags',
		'Check whether notice is needed.',
		'Clause by clause',
	].map((words) => text.indexOf(words))
	expect(places).not.toContain(-1)
	expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('passages to read by oneself that ask the same stand below one question', () => {
	const report = fullReport()
	const [first] = report.read_yourself
	const text = reportText({
		...report,
		read_yourself: [first!, { ...first!, look_for: 'Check the dates.', quote: 'March' }, { ...first!, quote: 'without any notice' }],
	})
	const yourself = text.slice(text.indexOf('Read these yourself'), text.indexOf('Clause by clause'))
	expect(yourself.split(first!.look_for)).toHaveLength(2)
	expect(yourself.indexOf('without any notice')).toBeLessThan(yourself.indexOf('Check the dates.'))
})

test('a disputed finding stands apart with the reason, and a doubtful one says so', () => {
	const text = reportText(fullReport())
	expect(text).toContain('Disputed by the language model, not counted:\n  - Nothing says whose law rules.')
	expect(text).toContain('Why the model holds it to be wrong: Section 9 names Ohio.')
	expect(text).not.toContain('[Low risk]')
	expect(text).toContain('Issue · less sure · 1. End')
})

test('a clause that could not be told in plain English shows its labels only', () => {
	expect(reportText(fullReport())).toContain('  2. Limits\n    About: Cap On Liability\n')
})

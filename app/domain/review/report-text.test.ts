import { expect, test } from 'vitest'
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

test('long words wrap, and control characters of a document never reach the terminal', () => {
	const [first] = report.findings
	const text = reportText({ ...report, findings: [{ ...first!, why: `${'money '.repeat(60)}\u001b[31mred` }] })

	expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
	expect(text).not.toContain('\u001b')
})

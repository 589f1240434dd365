import { expect, test } from 'vitest'
import { failuresIn, readReport } from './audit.mjs'

test('of what the registry knows, high and critical fail the tests; no answer is no report, and not a pass', () => {
	const of = (severity: string) => ({ name: `${severity}-package`, severity, range: '<2' })
	const vulnerabilities = Object.fromEntries(['info', 'low', 'moderate', 'high', 'critical'].map((each) => [each, of(each)]))
	const report = readReport(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))
	expect(failuresIn(report!)).toEqual([of('high'), of('critical')])
	expect(failuresIn(readReport(JSON.stringify({ vulnerabilities: {} }))!)).toEqual([])
	for (const none of ['', 'npm ERR! network', JSON.stringify({ error: { code: 'ENOAUDIT' } })]) expect(readReport(none)).toBeNull()
})

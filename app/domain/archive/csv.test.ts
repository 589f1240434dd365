import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line holds text, numbers, dates and nothing, quoted where it must be', () => {
	expect(csvLine(['NDA, "mutual"', 'two\nlines', 3, null, new Date('2026-11-23T10:00:00Z'), 12n])).toBe(
		'"NDA, ""mutual""","two\nlines",3,,2026-11-23T10:00:00.000Z,12\r\n',
	)
})

test.each(['=HYPERLINK("http://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('no spreadsheet runs %j', (text) => {
	expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
})

test('a negative number stays a number', () => {
	expect(csvLine([-1])).toBe('-1\r\n')
})

import { expect, test } from 'vitest'
import type { ReportClause } from '#app/domain/review/report/report.ts'
import { numberedText, withoutMarkers } from './numbered-text.ts'

const text = 'Fees\nThe customer pays.\n2.1 Term. It lasts.\nIt ends.'
const clause = (id: string, number: string | null, words: string): ReportClause => ({
	id,
	number,
	heading: null,
	start: text.indexOf(words),
	end: text.length,
	page: null,
	labels: [],
	plain: '',
})
const clauses = [clause('c1', '1.', 'Fees'), clause('c2', '2.1', '2.1 Term'), clause('c3', null, 'It ends')]

test('each clause has its id before it, and its number where the file computes it', () => {
	expect(numberedText(text, clauses, { start: 0, end: text.length })).toBe(
		'{c1 1.} Fees\nThe customer pays.\n{c2} 2.1 Term. It lasts.\n{c3} It ends.',
	)
	expect(numberedText(text, clauses, { start: text.indexOf('2.1'), end: text.indexOf('\nIt ends') })).toBe('{c2} 2.1 Term. It lasts.')
})

test('a quote that took ids along is read without them', () => {
	expect(withoutMarkers('{c1 1.} Fees\nThe customer pays. {c2} 2.1 Term')).toBe('Fees\nThe customer pays. 2.1 Term')
	expect(withoutMarkers('a {{field_name}} stays')).toBe('a {{field_name}} stays')
})

import { expect, test } from 'vitest'
import type { ReportClause } from '#app/domain/review/report/report.ts'
import { sectionsExist, withoutIds } from './said-sections.ts'

const clause = (id: string, number: string | null, heading: string | null): ReportClause => ({
	id,
	number,
	heading,
	start: 0,
	end: 1,
	page: null,
	labels: [],
	plain: '',
})
const clauses = [clause('c1', '1.', 'Fees'), clause('c2', '9.2', null), clause('c3', 'Article IV', null), clause('c4', null, 'Definitions')]

test.each([
	['Section 9.2 caps it.', true],
	['Article IV and Section 1 say so.', true],
	['Section 9.2(a) caps it.', true],
	['Section 19 caps it.', false],
	['Section 36(b) of the Act applies.', true],
])('“%s”: %s', (sentence, exist) => {
	expect(sectionsExist(sentence, clauses, 'as Section 36(b) of the Act says')).toBe(exist)
})

test('ids of clauses become what people call them', () => {
	expect(withoutIds('Clause c2 and {c4} differ from c9.', clauses)).toBe('Section 9.2 and Definitions differ from c9.')
})

test('an item is called by the number that it hangs under', () => {
	const nested = [
		{ ...clause('c1', '12.', 'Liability'), end: 90 },
		{ ...clause('c2', '(b)', null), start: 10, end: 80 },
		{ ...clause('c3', '3.', null), start: 81, end: 89 },
	]
	expect(withoutIds('c2 and c3 differ.', nested)).toBe('Section 12(b) and Section 12, paragraph 3 differ.')
})

test('a number that stands inside another one may be called by both', () => {
	const nested = [
		{ ...clause('c1', '10.', 'Confidentiality'), end: 90 },
		{ ...clause('c2', '1.', null), start: 10, end: 40 },
	]
	expect(sectionsExist('Section 10.1 makes it confidential.', nested, '')).toBe(true)
	expect(sectionsExist('Section 10.2 makes it confidential.', nested, '')).toBe(false)
})

import { expect, test } from 'vitest'
import { mayBeRight } from './point-records.ts'

test('a kind that was seldom right is a finding only in the form that costs something', () => {
	expect(mayBeRight('liability_cap', 'Vendor’s total liability will not exceed $100.')).toBe(true)
	expect(mayBeRight('liability_cap', 'Vendor is not liable for unauthorized uses.')).toBe(false)
	expect(mayBeRight('suspension', 'Vendor may suspend the service at any time without notice.')).toBe(true)
	expect(mayBeRight('suspension', 'Vendor may suspend the service for non-payment.')).toBe(false)
	expect(mayBeRight('audit', 'Vendor may audit the records of Customer.')).toBe(false)
})

test('a kind that was right often enough, or that nobody judged, is one in every form', () => {
	expect(mayBeRight('indemnity', 'Customer shall indemnify Vendor.')).toBe(true)
	expect(mayBeRight('insurance', 'Customer shall insure the goods.')).toBe(true)
})

import { expect, test } from 'vitest'
import { workingDaysLater } from './working-days.ts'

test.each([
	['a Monday', '2026-11-23T10:00:00Z', '2026-12-02T10:00:00Z'],
	['a Friday', '2026-11-27T23:59:00Z', '2026-12-08T23:59:00Z'],
	['a Saturday', '2026-11-28T00:00:00Z', '2026-12-08T00:00:00Z'],
	['a Sunday', '2026-11-29T12:00:00Z', '2026-12-08T12:00:00Z'],
])('seven working days from %s', (_, from, until) => {
	expect(workingDaysLater(new Date(from), 7)).toEqual(new Date(until))
})

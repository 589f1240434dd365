import { expect, test } from 'vitest'
import type { Fact } from './report.ts'
import { factRows, storable } from './report-rows.ts'

const fact = (value: string, unit?: string): Fact => ({
	name: 'amount',
	value,
	unit,
	quote: value,
	start: 0,
	end: value.length,
	page: null,
})

test.each([
	['2026-02-28', '2026-02-28', null],
	['2024-02-29', '2024-02-29', null],
	['2026-02-29', null, null],
	['2026-13-01', null, null],
	['0000-01-01', null, null],
	['12', null, '12'],
	['1000000.50', null, '1000000.50'],
	['-3', null, '-3'],
	['1,000', null, null],
	['1e9', null, null],
	['Delaware', null, null],
])('the value %s is the day %s and the number %s', (value, day, number) => {
	const [row] = factRows({ facts: [fact(value)] })
	expect([row?.date?.toISOString().slice(0, 10) ?? null, row?.number]).toEqual([day, number])
})

test('text that a database can’t hold keeps its length', () => {
	expect(storable('a\0b')).toBe('a\ufffdb')
})

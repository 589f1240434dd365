import { expect, test } from 'vitest'
import { keysetOf, WrongCursor, type SortKey } from './keyset.ts'

const accepted = (type: SortKey['type'], value: string) => {
	try {
		keysetOf([{ type, descending: true }], { direction: 'after', values: [value] })
		return true
	} catch (error) {
		expect(error).toBeInstanceOf(WrongCursor)
		return false
	}
}

test.each([
	['date', '2026-02-28', true],
	['date', '2028-02-29', true],
	['date', 'infinity', true],
	['date', '2026-02-29', false],
	['date', '2026-13-45', false],
	['date', '0000-01-01', false],
	['timestamptz', '2026-11-23 20:59:59.123456+00', true],
	['timestamptz', '2026-11-23 20:59:59-08:00', true],
	['timestamptz', '2026-11-23 24:00:00+00', false],
	['timestamptz', '2026-11-23 99:99:99+00', false],
	['timestamptz', '2026-11-31 10:00:00+00', false],
	['timestamptz', '0000-01-01 00:00:00+00', false],
	['timestamptz', '2026-11-23 10:00:00+15:59', true],
	['timestamptz', '2026-11-23 10:00:00+16', false],
	['timestamptz', '2026-11-23 10:00:00+15:99', false],
	['int', '12', true],
	['text', '2026-13-45', true],
] as const)('a cursor with the %s %j is taken: %j', (type, value, taken) => {
	expect(accepted(type, value)).toBe(taken)
})

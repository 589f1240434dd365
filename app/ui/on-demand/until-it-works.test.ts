import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minute, second } from '#app/units.ts'
import { untilItWorks } from './until-it-works.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what fails to load is tried again ever less often, at least once a minute, until it works', async () => {
	const begun = Date.now()
	const tried: number[] = []
	const loaded = untilItWorks(async () => {
		tried.push((Date.now() - begun) / second)
		if (tried.length < 9) throw new Error('not found')
		return 'part'
	})
	await vi.advanceTimersByTimeAsync(10 * minute)
	expect(tried).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242])
	await expect(loaded).resolves.toBe('part')
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function endOf(milliseconds: number, share: number, waitedBefore = 0): number {
	const began = Date.now()
	let ended = 0
	startDeadline(
		milliseconds,
		() => waitedBefore + (Date.now() - began) * share,
		() => (ended = Date.now() - began),
	)
	vi.advanceTimersByTime(milliseconds * 20)
	return ended
}

it('ends when the time is over on a machine with nothing else to do', () => {
	expect(endOf(2000, 0)).toBe(2000)
})

it('gives back what others took, and no more', () => {
	// The worker had half of the time, so it needs twice as long for the same work.
	expect(endOf(2000, 0.5)).toBeGreaterThan(3900)
	expect(endOf(2000, 0.5)).toBeLessThanOrEqual(4000)
})

it('does not count what was waited for before', () => {
	expect(endOf(2000, 0, 5000)).toBe(2000)
})

it('ends on the busiest machine too', () => {
	expect(endOf(2000, 1)).toBe(12_000)
})

it('never ends once it was called off', () => {
	const over = vi.fn()
	startDeadline(2000, () => 0, over)()
	vi.advanceTimersByTime(60_000)
	expect(over).not.toHaveBeenCalled()
})

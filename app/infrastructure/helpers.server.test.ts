import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { waitedForProcessor } from './helpers.server.ts'

it('tells how long a process waited for a processor, where the system does', () => {
	const waited = waitedForProcessor(process.pid)
	expect(waited > 0).toBe(isCounted())
	expect(waitedForProcessor(process.pid)).toBeGreaterThanOrEqual(waited)
})

it('takes a process that is gone for one that never waited', () => {
	expect(waitedForProcessor(2 ** 30)).toBe(0)
})

function isCounted(): boolean {
	try {
		return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) > 0
	} catch {
		return false
	}
}

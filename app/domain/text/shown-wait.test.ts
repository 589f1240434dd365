import { expect, test } from 'vitest'
import { shownWait } from './shown-wait.ts'

test.each([
	[1, 'a minute'],
	[60, 'a minute'],
	[61, '2 minutes'],
	[3600, '60 minutes'],
	[3601, '2 hours'],
	[86_400, '24 hours'],
])('%d seconds are %s', (seconds, words) => {
	expect(shownWait(seconds)).toBe(words)
})

import { expect, test } from 'vitest'
import { asked, askQuery, readAsk } from './redlining-links.ts'

const ask = (query: string) => readAsk(new URLSearchParams(query))

test('an address says what is shown, and gives the same address again', () => {
	const query = '?version_number=2&severity=high&state=open&theirs=1&write=fn2-0&s=7'
	expect(ask(query)).toEqual({ version: 2, severity: 'high', state: 'open', selected: 7, write: 'fn2-0', theirs: true })
	expect(askQuery(ask(query))).toBe(query)
})

test('what makes no sense counts as not asked', () => {
	expect(askQuery(ask('?version_number=x&severity=dire&state=lost&s=-1&write=<script>&theirs=yes'))).toBe('')
})

test('filters leave the suggestions that are like that', () => {
	const suggestions = [
		{ severity: 'high', state: 'open' },
		{ severity: 'low', state: 'open' },
		{ severity: 'high', state: 'rejected' },
		{ severity: null, state: 'open' },
	] as const
	expect(asked(suggestions, ask('?severity=high&state=open'))).toEqual([suggestions[0]])
	expect(asked(suggestions, ask(''))).toHaveLength(4)
})

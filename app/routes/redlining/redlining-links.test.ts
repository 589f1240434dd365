import { expect, test } from 'vitest'
import { filterSuggestions, queryString, readQuery } from './redlining-links.ts'

const ask = (query: string) => readQuery(new URLSearchParams(query))

test('an address says what is shown, and gives the same address again', () => {
	const query = '?version_number=2&severity=high&state=open&theirs=1&write=fn2-0&s=7'
	expect(ask(query)).toEqual({ version: 2, severity: 'high', state: 'open', selected: 7, write: 'fn2-0', theirs: true })
	expect(queryString(ask(query))).toBe(query)
})

test('what makes no sense counts as not asked', () => {
	expect(queryString(ask('?version_number=x&severity=dire&state=lost&s=-1&write=<script>&theirs=yes'))).toBe('')
})

test('filters leave the suggestions that are like that', () => {
	const suggestions = [
		{ severity: 'high', state: 'open' },
		{ severity: 'low', state: 'open' },
		{ severity: 'high', state: 'rejected' },
		{ severity: null, state: 'open' },
	] as const
	expect(filterSuggestions(suggestions, ask('?severity=high&state=open'))).toEqual([suggestions[0]])
	expect(filterSuggestions(suggestions, ask(''))).toHaveLength(4)
})

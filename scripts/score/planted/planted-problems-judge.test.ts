import { expect, test } from 'vitest'
import { fullReport } from '#tests/fixtures/full-report.ts'
import { isHeldBack, judgePlanted, type PlantedProblem } from './planted-problems-judge.ts'

const text = 'Lark pays whenever Reed likes. Reed pays in thirty days. Lark may never leave.'
const problem = (id: string, quote: string, also?: string): PlantedProblem => ({
	id,
	file: 'a01.txt',
	side: 'Lark',
	family: 'price',
	quote,
	...(also === undefined ? {} : { also }),
	severity: 'high',
	what: 'A problem.',
})
const [finding] = fullReport().findings
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

test('a problem is found by a finding at its words, and a finding elsewhere is counted apart', () => {
	const report = {
		findings: [
			{ ...finding!, rule: 'general.one', ...at('whenever Reed likes') },
			{ ...finding!, rule: 'general.two', ...at('thirty days') },
		],
		read_yourself: [{ ...fullReport().read_yourself[0]!, ...at('never leave') }],
		rules: [],
	}
	const judged = judgePlanted(text, [problem('a01-1', 'Lark pays whenever Reed likes.'), problem('a01-2', 'Lark may never leave.')], report)
	expect(judged.problems.map(({ outcome }) => outcome)).toEqual([
		{ found: ['general.one'], listed: false, passed: [] },
		{ found: [], listed: true, passed: [] },
	])
	expect(judged.elsewhere.map(({ rule }) => rule)).toEqual(['general.two'])
})

test('the second of two clauses counts as well, and words that do not stand once are an error', () => {
	const report = { findings: [{ ...finding!, rule: 'general.two', ...at('thirty days') }], read_yourself: [], rules: [] }
	expect(
		judgePlanted(text, [problem('a01-1', 'Lark pays whenever', 'Reed pays in thirty days.')], report).problems[0]?.outcome.found,
	).toEqual(['general.two'])
	expect(() => judgePlanted(text, [problem('a01-1', 'Reed pays')], report)).not.toThrow()
	expect(() => judgePlanted(text, [problem('a01-1', 'pays')], report)).toThrow('a01-1: its words stand more than once in the contract')
	expect(() => judgePlanted(text, [problem('a01-1', 'sings')], report)).toThrow('a01-1: its words stand nowhere in the contract')
})

test('contracts of even numbers are held back', () => {
	expect([isHeldBack('a01.txt'), isHeldBack('b10.txt')]).toEqual([false, true])
	expect(() => isHeldBack('contract.txt')).toThrow()
})

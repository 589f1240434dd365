import { expect, test } from 'vitest'
import type { Fact } from './report.ts'
import { clauseTitle, countOutcomes, factLabel, factValue, keyFacts, pageList, quoted } from './report-words.ts'

const fact = (name: string, value: string, unit?: string): Fact => ({
	name,
	value,
	unit,
	quote: value,
	start: 0,
	end: value.length,
	page: null,
})

test.each([
	['500000', 'USD', '500,000 USD'],
	['1234567.5', 'USD', '1,234,567.5 USD'],
	['999', 'USD', '999 USD'],
	['20', 'percent', '20 %'],
	['24', 'months', '24 months'],
	['2026-03-02', undefined, '2026-03-02'],
	['automatic_renewal', undefined, 'automatic renewal'],
])('the fact %s in %s is shown as %s', (value, unit, shown) => {
	expect(factValue({ value, unit })).toBe(shown)
})

test('a fact has its label, and one that has none shows its name in words', () => {
	expect(factLabel('governing_law')).toBe('Governing law')
	expect(factLabel('fee_schedule')).toBe('fee schedule')
	expect(factLabel('constructor')).toBe('constructor')
})

test('key facts name each once, parties first, and leave out what only the checks need', () => {
	const facts = [
		fact('governing_law', 'Delaware'),
		fact('party', 'Ada Ltd'),
		fact('blank', '____'),
		fact('party', 'Ada Ltd'),
		fact('party', 'Bob Inc.'),
		fact('words_vs_digits', '60'),
	]

	expect(keyFacts(facts).map(({ value }) => value)).toEqual(['Ada Ltd', 'Bob Inc.', 'Delaware'])
})

test.each([
	[[4], 'page 4'],
	[[4, 7], 'pages 4 and 7'],
	[[4, 5, 7], 'pages 4, 5 and 7'],
])('the pages %j read as %s', (pages, words) => {
	expect(pageList(pages)).toBe(words)
})

test('a clause is named by number and heading, as far as it has them', () => {
	expect(clauseTitle({ number: '4.2', heading: 'Term' })).toBe('4.2 Term')
	expect(clauseTitle({ number: '2', heading: 'Fees' })).toBe('2. Fees')
	expect(clauseTitle({ number: '1', heading: null })).toBe('Clause 1')
	expect(clauseTitle({ number: 'Article IV', heading: null })).toBe('Article IV')
	expect(clauseTitle({ number: null, heading: 'Recitals' })).toBe('Recitals')
	expect(clauseTitle({ number: null, heading: null })).toBe('Unnumbered clause')
})

test('the counts of checks add up to all checks', () => {
	const rules = (['passed', 'flagged', 'passed', 'absent', 'undecided', 'not_applicable'] as const).map((outcome, index) => ({
		id: String(index),
		title: '',
		source: '',
		outcome,
	}))

	expect(countOutcomes(rules)).toEqual({ passed: 2, flagged: 1, absent: 1, undecided: 1, not_applicable: 1 })
})

test('a quote is put between quotation marks once', () => {
	expect(quoted('at any time')).toBe('“at any time”')
	expect(quoted('"Term" means a year.')).toBe('"Term" means a year.')
})

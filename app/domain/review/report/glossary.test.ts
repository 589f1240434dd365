import { expect, test } from 'vitest'
import { firstMentions, glossary } from './glossary.ts'

const terms = (...texts: string[]) =>
	firstMentions(texts).map((found, index) => found.map(({ entry, start, end }) => `${texts[index]!.slice(start, end)} = ${entry.term}`))

test('each term is explained where a report mentions it first, and nowhere else', () => {
	expect(terms('The Residuals clause is wide.', 'Strike the residuals clause and the cliff.', 'A cliff is usual.')).toEqual([
		['Residuals clause = residuals clause'],
		['cliff = cliff'],
		[],
	])
})

test('the longer term wins, and parts of words are none', () => {
	expect(terms('The valuation cap is low.', 'No liability cap, no landscape, no capital.')).toEqual([
		['valuation cap = valuation cap'],
		['liability cap = cap'],
	])
})

test('plurals and other ways to write a term are found', () => {
	expect(terms('Carve-outs are missing; auto‑renewal too.', 'You indemnify them.')).toEqual([
		['Carve-outs = carve-out', 'auto‑renewal = auto-renewal'],
		['indemnify = indemnification'],
	])
})

test('every term is explained in half a sentence of its own', () => {
	for (const { term, forms, meaning } of glossary) {
		expect(meaning.split(' ').length, term).toBeLessThanOrEqual(18)
		expect(meaning, term).not.toMatch(/\.$/)
		expect(
			forms.map((form) => firstMentions([form])[0]?.[0]?.entry.term),
			term,
		).toEqual(forms.map(() => term))
	}
	expect(new Set(glossary.map(({ meaning }) => meaning)).size).toBe(glossary.length)
})

import { expect, test } from 'vitest'
import type { ClauseReader } from '#app/domain/review/clauses/classifier/read-clauses.ts'
import { scoreCuad } from './score-cuad.ts'

const law = 'Ohio law governs.'
const text = `The fee is fixed.\n${law}\nNobody else may sell here.`
const at = (words: string): [start: number, end: number] => [text.indexOf(words), text.indexOf(words) + words.length]
const file = {
	categories: ['Governing Law', 'Parties', 'Exclusivity', 'Insurance'],
	docs: [
		{
			title: 'made up',
			text,
			spans: [
				[0, ...at(law)],
				[2, ...at('Nobody else may sell here.')],
				[3, -1, -1],
			] as [number, number, number][],
		},
	],
}

function reading(found: { name: string; words: string; score: number }[], present: string[]): ClauseReader {
	const candidates = found.map(({ name, words, score }) => ({
		name,
		category: file.categories.indexOf(name),
		start: at(words)[0],
		end: at(words)[1],
		score,
	}))
	return () => ({
		presence: file.categories.map((name) => ({ name, chance: 0.5, present: present.includes(name) })),
		candidates,
		passages: candidates,
	})
}

test('a reader that finds what lawyers marked has every score at its best', () => {
	const found = [
		{ name: 'Governing Law', words: law, score: 0.9 },
		{ name: 'Exclusivity', words: 'Nobody else may sell here.', score: 0.8 },
	]
	expect(scoreCuad(file, reading(found, ['Governing Law', 'Exclusivity']))).toEqual({
		presence: { micro_f1: 1, macro_f1: 1, precision: 1, recall: 1 },
		contracteval: { f1: 1, f2: 1, jaccard: 1, false_none: 0 },
		spans: { aupr: 1, p_at_80r: 1 },
	})
})

test('a passage of a category that is not called present is no answer, but still a candidate', () => {
	const found = [
		{ name: 'Governing Law', words: law, score: 0.9 },
		{ name: 'Exclusivity', words: 'Nobody else may sell here.', score: 0.2 },
	]
	const scores = scoreCuad(file, reading(found, ['Governing Law']))
	expect(scores.presence).toMatchObject({ precision: 1, recall: 0.5 })
	expect(scores.contracteval.false_none).toBe(0.5)
	expect(scores.spans.p_at_80r).toBe(1)
})

test('a span that was not located in the text is not asked for', () => {
	expect(scoreCuad(file, reading([], ['Insurance'])).presence).toMatchObject({ precision: 0, recall: 0 })
})

import { expect, test } from 'vitest'
import type { ClauseReader } from '#app/domain/review/clauses/classifier/read-clauses.ts'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { labelledCategories } from '#tests/fixtures/labelled-categories.ts'
import { categoryScores } from './category-scores.ts'

/** Sees a category wherever its name stands in the text. */
const names = ['Insurance', 'Exclusivity', 'Non-Compete']
const byName: ClauseReader = ({ text }) => ({
	presence: names.map((name) => ({ name, chance: 0.5, present: text.includes(name) })),
	candidates: [],
	passages: names.filter((name) => text.includes(name)).map((name) => ({ name, score: 0.5, start: 0, end: 1 })),
})

const contracts = [
	{ name: 'one', source: '# Insurance and Exclusivity', present: ['Insurance', 'Non-Compete'], either: ['Exclusivity'] },
	{ name: 'two', source: '# Exclusivity', present: [], either: [] },
]

test('categories that are seen are compared with those noted, doubtful ones are left out', () => {
	expect(categoryScores(contracts, byName)).toMatchObject({
		contracts: 2,
		total: { right: 1, wrong: 1, missed: 1 },
		categories: { Exclusivity: { wrong: 1 }, Insurance: { right: 1, wrong: 0, missed: 0 }, 'Non-Compete': { missed: 1 } },
	})
})

test('every category noted is one that the classifier knows, and many of them occur', { timeout: 60_000 }, () => {
	const known = loadReviewModels()
		.readClauses(documentFromText(''), { clauses: [], sentences: [] })
		.presence.map(({ name }) => name)
	const noted = new Set(labelledCategories().flatMap(({ present }) => present))
	expect(
		labelledCategories()
			.flatMap(({ present, either }) => [...present, ...either])
			.filter((name) => !known.includes(name)),
	).toEqual([])
	expect(noted.size).toBeGreaterThanOrEqual(25)
})

test('no category is noted as there and as doubtful at once', () => {
	for (const { name, present, either } of labelledCategories())
		expect(new Set([...present, ...either]).size, name).toBe(present.length + either.length)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadReviewModels, reviewModelFile } from '#app/domain/review/clauses/load-review-models.server.ts'
import { labelledCategories } from '#tests/fixtures/labelled-categories.ts'
import { labelledContracts } from '#tests/fixtures/labelled/labelled-contracts.ts'
import { categoryScores } from './category-scores.ts'
import { droppedScores, recordedScores } from './recorded-scores.ts'
import { judgeRules, reviewLabelled } from './rule-judgements.ts'
import { ruleScores } from './rule-scores.ts'
import { lastSample } from '../adjudication/last-sample.ts'
import { scorecard } from './scorecard.ts'
import { crossValidatedScores, scorecardPath } from './scorecard-file.ts'
import type { Scores } from './scores.ts'
import { tallyScores } from './tally.ts'

test(
	'no score on our own contracts is more than a point below the recorded one (npm run score -- --record sets them anew)',
	{ timeout: 120_000 },
	() => {
		const now: Scores = {
			rules: ruleScores(labelledContracts().flatMap((contract) => judgeRules(contract, reviewLabelled(contract)))),
			categories: categoryScores(labelledCategories(), loadReviewModels().readClauses),
		}
		expect(droppedScores(recordedScores(), now)).toEqual([])
	},
)

test('the recorded scores on public data sets are those of the models in use', () => {
	expect(recordedScores().models).toBe(readFileSync(reviewModelFile.checksum, 'utf8').trim())
})

test('the scorecard shows the recorded scores', () => {
	expect(readFileSync(scorecardPath, 'utf8')).toBe(scorecard(recordedScores(), crossValidatedScores(), lastSample()))
})

function scores(right: number, wrong: number): Scores {
	const total = tallyScores({ right, wrong, missed: 0 })
	return {
		rules: {
			contracts: 1,
			judgements: 200,
			total,
			halves: { looked_at: total, held_back: total },
			in_place: 1,
			playbooks: { nda: total },
			rules: {},
		},
		categories: { contracts: 1, total, categories: {} },
	}
}

test('a drop of a point is borne, more is told', () => {
	expect(droppedScores(scores(100, 0), scores(99, 1))).toEqual([])
	expect(droppedScores(scores(100, 0), scores(97, 3))).toEqual([
		'The precision of all rules fell from 1.0000 to 0.9700',
		'The F1 of the rules of nda fell from 1.0000 to 0.9848',
		'The F1 of the categories of our own contracts fell from 1.0000 to 0.9848',
	])
	expect(droppedScores(scores(97, 3), scores(100, 0))).toEqual([])
})

test('a score that is no longer taken has dropped', () => {
	expect(droppedScores(scores(100, 0), {})).toHaveLength(4)
})

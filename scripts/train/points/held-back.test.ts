import { expect, test } from 'vitest'
import { loadReviewModels } from '#app/domain/review/clauses/load-review-models.server.ts'
import { heldBackScores } from './held-back.ts'

test('points in contracts by a writer whom the model does not know are mostly that writer’s', { timeout: 60_000 }, () => {
	const { precision, recall, covered } = heldBackScores(loadReviewModels())
	expect(precision).toBeGreaterThan(0.8)
	expect(recall).toBeGreaterThan(0.1)
	expect(covered).toBeGreaterThan(0.45)
})

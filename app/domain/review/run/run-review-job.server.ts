import { z } from 'zod'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import { runReview } from './run-review.server.ts'
import { hour, inSeconds } from '#app/units.ts'

export const runReviewJob = defineJob({
	name: 'run-review',
	data: z.object({ reviewId: z.string() }),
	retry: 3,
	// Reading and checking have threads of their own, two at a time; the others wait for a language model, and no
	// embedded report should wait behind them.
	concurrency: 6,
	expiresIn: inSeconds(3 * hour),
	run: (services, { reviewId }, { signal }) => runReview(services, reviewId, signal),
})

import { sweep } from './domain/documents/sweep.server.ts'
import { seedPrompts } from './domain/review/model/prompt-records.server.ts'
import { endAbandonedReviews } from './domain/review/end-abandoned-reviews.server.ts'
import { runReview } from './domain/review/run-review.server.ts'
import type { OpenServices } from './infrastructure/services.server.ts'

/** Starts taking background jobs in this process. */
export async function startWorker(services: OpenServices): Promise<void> {
	await seedPrompts(services)
	await services.jobs.work({
		'run-review': ({ reviewId }, signal) => runReview(services, reviewId, signal),
		async sweep() {
			await endAbandonedReviews(services)
			await sweep(services)
		},
	})
	await endAbandonedReviews(services)
}

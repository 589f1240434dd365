import { standing } from '#app/domain/review/report/report.ts'
import { readSection } from '#app/domain/review/run/find-review.server.ts'
import { waitForReview } from '#app/domain/review/run/follow-review.server.ts'
import { embeddedEngine, type ReviewEngine } from '#app/domain/review/run/review-engine.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { second } from '#app/units.ts'

/** How many findings of each severity a report has. */
export interface FindingCounts {
	high: number
	medium: number
	low: number
}

/** How the review of a document that was just made is awaited. */
export interface ReviewWait {
	signal: AbortSignal
	/** How long the queue may take to begin; it begins at once unless other reviews keep it busy. In milliseconds. */
	begin?: number
	engine?: ReviewEngine
}

const patience = 2 * second

/** How long the review itself may take. */
const longest = 60 * second

/**
 * Waits for the review of a document that was just made; when nobody begins it, it is done here.
 *
 * @returns `null` when the review failed or was canceled
 */
export async function awaitReview(
	services: Pick<Services, 'db' | 'storage' | 'env' | 'log' | 'model' | 'jobs'>,
	reviewId: string,
	{ signal, begin = patience, engine = embeddedEngine }: ReviewWait,
): Promise<FindingCounts | null> {
	if ((await waitForReview(services, reviewId, begin, signal)) === 'queued') {
		signal.throwIfAborted()
		await runReview(services, reviewId, signal, engine)
	}
	const status = await waitForReview(services, reviewId, longest, signal)
	return status === 'complete' ? countFindings(services, reviewId) : null
}

/** Counts the findings of a finished review, without those that a language model disputes. */
export async function countFindings(services: Pick<Services, 'db'>, reviewId: string): Promise<FindingCounts> {
	const counts = { high: 0, medium: 0, low: 0 }
	const section = await readSection(services, reviewId, 'findings')
	for (const { severity } of standing(section?.findings ?? [])) counts[severity]++
	return counts
}

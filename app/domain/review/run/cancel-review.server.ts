import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { endReview } from './end-review.server.ts'
import { findReview } from './find-review.server.ts'

/**
 * Cancels the review of a version and returns its credit. A thread that is reading the document notices within a
 * second; what it writes until then is refused.
 *
 * @returns whether there was something to cancel
 */
export async function cancelReview(services: Pick<Services, 'db'>, { version }: DocumentAccess<'manage'>): Promise<boolean> {
	const review = await findReview(services, version)
	return review ? services.db.$transaction((tx) => endReview(tx, review.id, 'canceled')) : false
}

import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { endReview } from './end-review.server.ts'
import { findReview } from './find-review.server.ts'

/**
 * Stops the review of a member's document and gives its credit back. A thread that is reading the document notices
 * within a second; what it writes until then is refused.
 *
 * @returns whether there was something to stop; `null` when the member has no such document
 */
export async function cancelReview(
	services: Pick<Services, 'db'>,
	member: Pick<Member, 'id'>,
	documentId: string | undefined,
	versionNumber?: number,
): Promise<boolean | null> {
	const found = await findReview(services, member, documentId, versionNumber)
	if (!found) return null
	const { review } = found
	return review ? services.db.$transaction((tx) => endReview(tx, review.id, 'cancelled')) : false
}

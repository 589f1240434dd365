import type { Member } from '#app/domain/identity/member.ts'
import type { PartyRole, ReviewTone } from '#app/domain/review/report.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { isId } from './document-id.ts'
import { queueReview, unlessNoCredits } from './queue-review.server.ts'

export type Requested = { outcome: 'queued' | 'under_way'; reviewId: string; versionNumber: number } | { outcome: 'no_credits' } | { outcome: 'not_found' }

/**
 * Has a version of a member's document analysed, the newest when none is named. Free when the version was paid for
 * before; a review that is under way is answered as it is. What the uploader chose then counts again.
 */
export async function requestReview({ db, jobs }: Pick<Services, 'db' | 'jobs'>, member: Member, documentId: string | undefined, number?: number): Promise<Requested> {
	if (!isId(documentId)) return { outcome: 'not_found' }
	return unlessNoCredits(
		db.$transaction(async (tx): Promise<Requested> => {
			// Locked, so that two requests at once end in one review.
			await tx.$queryRaw`SELECT 1 FROM "documents" WHERE "id" = ${documentId}::uuid AND "owner_id" = ${member.id}::uuid FOR UPDATE`
			const version = await tx.documentVersion.findFirst({
				where: { documentId, ...(number === undefined ? {} : { number }), document: { ownerId: member.id } },
				orderBy: { number: 'desc' },
				select: { id: true, number: true, partyRole: true, reviewTone: true, chosenType: true, askModel: true, maskNames: true, reviews: { where: { status: { in: ['queued', 'running'] } }, select: { id: true } } },
			})
			if (!version) return { outcome: 'not_found' }
			const [underWay] = version.reviews
			if (underWay) return { outcome: 'under_way', reviewId: underWay.id, versionNumber: version.number }

			const reviewId = await queueReview({ jobs }, tx, {
				versionId: version.id,
				ownerId: member.id,
				partyRole: version.partyRole as PartyRole,
				reviewTone: version.reviewTone as ReviewTone,
				chosenType: version.chosenType,
				askModel: version.askModel,
				maskNames: version.maskNames,
			})
			return { outcome: 'queued', reviewId, versionNumber: version.number }
		}),
	)
}

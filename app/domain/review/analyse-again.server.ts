import type { Member } from '#app/domain/identity/member.ts'
import { reserveCredit } from '#app/domain/billing/credits.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { findReview } from './find-review.server.ts'

/** `no_credit`: nothing was begun, since the version is not paid for and no credit is left. */
export type Begun = { outcome: 'begun' | 'under_way'; reviewId: string } | { outcome: 'no_credit' }

/**
 * Begins another review of a member's document with the options that its version was uploaded with. Free when the
 * version was paid for before; otherwise it reserves a credit, the one that a failed or cancelled review gave back
 * for one. A review that is under way already is not begun twice.
 *
 * @returns `null` when the member has no such document
 */
export async function analyseAgain(services: Pick<Services, 'db' | 'jobs'>, member: Pick<Member, 'id'>, documentId: string | undefined, versionNumber?: number): Promise<Begun | null> {
	const found = await findReview(services, member, documentId, versionNumber)
	if (!found) return null
	try {
		return await services.db.$transaction(async (tx) => {
			// Two clicks on 'Try again' at once: the second waits here and then finds the review of the first.
			await tx.$queryRaw`SELECT 1 FROM document_versions WHERE id = ${found.version.id}::uuid FOR UPDATE`
			const running = await tx.review.findFirst({ where: { versionId: found.version.id, status: { in: ['queued', 'running'] } }, select: { id: true } })
			if (running) return { outcome: 'under_way', reviewId: running.id }

			const { partyRole, reviewTone, chosenType } = await tx.documentVersion.findUniqueOrThrow({ where: { id: found.version.id } })
			const { id } = await tx.review.create({ data: { versionId: found.version.id, ownerId: member.id, partyRole, reviewTone, chosenType }, select: { id: true } })
			if ((await reserveCredit(tx, id)) === 'none_left') throw new NoCreditLeft()
			await services.jobs.enqueue(tx, 'run-review', { reviewId: id })
			return { outcome: 'begun', reviewId: id }
		})
	} catch (error) {
		if (error instanceof NoCreditLeft) return { outcome: 'no_credit' }
		throw error
	}
}

/** Takes back the review that could not be paid for. */
class NoCreditLeft extends Error {
	override name = 'NoCreditLeft'
}

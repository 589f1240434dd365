import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { addInTransaction, type Added } from '../add-document.server.ts'
import { choicesByName } from '../choices.ts'
import { unlessNoCredits } from '../queue-review.server.ts'
import { unlessOverQuota } from '../storage/storage-quota.server.ts'
import type { StoredFile } from '../stored-file.server.ts'
import { addRefusal } from '../upload-refusal.ts'
import type { TakenBatch } from './batch.server.ts'
import { addedWithoutReview } from './batch-refusals.ts'

type Adding = Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>

/** A document that the member may read and that has this file as one of its versions; the oldest of several. */
export function findSameFile({ db }: Pick<Services, 'db'>, member: Member, sha256: string): Promise<{ id: string } | null> {
	return db.document.findFirst({
		where: { AND: [visibleTo(member), { versions: { some: { sha256 } } }] },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		select: { id: true },
	})
}

/**
 * Adds a stored file as a document, and writes that into its row, both or neither. Without a credit for the review that
 * was asked for it is added all the same, and the row says so.
 */
export async function addItem(services: Adding, member: Member, batch: TakenBatch, itemId: string, file: StoredFile): Promise<void> {
	let added = await add(services, member, batch, itemId, file, { analyze: batch.review, says: null })
	if (added.outcome === 'no_credits') added = await add(services, member, batch, itemId, file, { analyze: false, says: addedWithoutReview })
	if (added.outcome === 'added') return
	await services.storage.remove(file.fileKey)
	await services.db.uploadBatchItem.updateMany({
		where: { id: itemId, state: 'waiting' },
		data: { state: 'refused', says: addRefusal(added, 'dashboard').message },
	})
}

function add(
	{ db, jobs, billingNow }: Adding,
	member: Member,
	batch: TakenBatch,
	itemId: string,
	file: StoredFile,
	{ analyze, says }: { analyze: boolean; says: string | null },
): Promise<Added> {
	const work = db.$transaction(async (tx): Promise<Added> => {
		// One statement decides: a row that is sent twice becomes one document.
		const { count } = await tx.uploadBatchItem.updateMany({ where: { id: itemId, state: 'waiting' }, data: { state: 'added', says } })
		if (count === 0) return { outcome: 'not_found' }
		return addInTransaction({ jobs, billingNow }, tx, member, file, choicesByName(file.fileName, batch), {
			analyze,
			also: async (within, { documentId }) => {
				await within.uploadBatchItem.update({ where: { id: itemId }, data: { documentId } })
			},
		})
	})
	return unlessOverQuota(unlessNoCredits(work))
}

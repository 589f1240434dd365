import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { addInTransaction, type Added } from '#app/domain/documents/add-document.server.ts'
import { findSameFile } from '#app/domain/documents/batches/add-item.server.ts'
import { mostFileBytes, uploadsPerMember } from '#app/domain/documents/batches/batch-limits.ts'
import { batchRefusals } from '#app/domain/documents/batches/batch-refusals.ts'
import { choicesByName } from '#app/domain/documents/choices.ts'
import { cleanFileName } from '#app/domain/documents/file-name.ts'
import { unlessNoCredits } from '#app/domain/documents/queue-review.server.ts'
import { unlessOverQuota } from '#app/domain/documents/storage/storage-quota.server.ts'
import { storeFile, type StoredFile } from '#app/domain/documents/stored-file.server.ts'
import { addRefusal, refusal } from '#app/domain/documents/upload-refusal.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { isUniqueViolation } from '#app/infrastructure/db/unique-violation.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { OpenedAttachment } from './opening-job.ts'

type Taking = Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'billingNow'>

/** Nobody was asked whether a language model may read it, so none does. */
const noModel = { askModel: false, maskNames: null }

/** An attachment that is being taken: of which mail, and the how many-th, from 0. */
interface Place {
	mailId: string
	position: number
	fileName: string
}

/**
 * Takes what is attached to a mail, each file once however often the mail comes: it becomes a document of its sender with
 * a queued review, is known already, or is refused with a sentence. What became of it stands in its row.
 */
export async function takeAttachments(
	services: Taking,
	sender: Member,
	mailId: string,
	attachments: readonly OpenedAttachment[],
): Promise<void> {
	const done = await services.db.inboundAttachment.findMany({ where: { mailId }, select: { position: true } })
	for (const [position, attachment] of attachments.entries())
		if (!done.some((row) => row.position === position))
			await takeAttachment(services, sender, { mailId, position, fileName: cleanFileName(attachment.fileName) }, attachment)
}

async function takeAttachment(services: Taking, sender: Member, place: Place, file: OpenedAttachment): Promise<void> {
	const { db } = services
	const refuse = (says: string) => db.inboundAttachment.createMany({ data: { ...place, state: 'refused', says }, skipDuplicates: true })
	if (file.bytes > mostFileBytes) return void (await refuse(batchRefusals.too_large))
	const same = await findSameFile(services, sender, file.sha256)
	if (same) {
		await db.inboundAttachment.createMany({ data: { ...place, state: 'duplicate', documentId: same.id }, skipDuplicates: true })
		return
	}
	if ((await services.limits.count(uploadsPerMember, sender.id)) > 0) return void (await refuse(refusal('too_many', 'api').message))
	const inspection = await inspectFile(file.path, file.bytes)
	if ('refused' in inspection) return void (await refuse(refusal(inspection.refused, 'api').message))
	const stored = await storeFile(services, { ...file, fileName: place.fileName, mediaType: inspection.mediaType }, sender.companyId)
	const added = await addAttachment(services, sender, place, stored)
	if (added.outcome === 'added') return
	await services.storage.remove(stored.fileKey)
	if (added.outcome !== 'taken_before') await refuse(addRefusal(added, 'api').message)
}

/** Document, review, credit, job and row, all or none. */
async function addAttachment(
	services: Taking,
	sender: Member,
	place: Place,
	file: StoredFile,
): Promise<Added | { outcome: 'taken_before' }> {
	const work = services.db.$transaction(async (tx) => {
		// The row comes first: of two deliveries of the same mail the second ends here.
		await tx.inboundAttachment.create({ data: { ...place, state: 'added' } })
		return addInTransaction(services, tx, sender, file, choicesByName(file.fileName, noModel), {
			analyze: true,
			also: async (within, { documentId }) => {
				const { mailId, position } = place
				await within.inboundAttachment.update({ where: { mailId_position: { mailId, position } }, data: { documentId } })
				await recordEvent(within, { type: 'document.received_by_email', actor: sender, documentId })
			},
		})
	})
	try {
		return await unlessOverQuota(unlessNoCredits(work))
	} catch (error) {
		if (isUniqueViolation(error)) return { outcome: 'taken_before' }
		throw error
	}
}

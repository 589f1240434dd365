import { isId } from '#app/domain/access/document-id.ts'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { UploadBatch } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { day } from '#app/units.ts'
import { cleanFileName } from '../file-name.ts'

/** How long the rows of a batch can be looked at. */
const batchLifetime = 30 * day

/** How the files of a batch are taken. */
export type BatchChoices = Pick<UploadBatch, 'review' | 'addDuplicates' | 'askModel' | 'maskNames'>

/** A batch whose files are being taken. */
export type TakenBatch = BatchChoices & { id: string }

/** A file of a batch as pages show it. */
export interface ShownItem {
	id: string
	fileName: string
	/** The ZIP that it was in. */
	archiveName: string | null
	bytes: number
	state: 'waiting' | 'added' | 'duplicate' | 'refused'
	/** Why it was refused, or what else there is to know. */
	says: string | null
	/** The document that it became, or that has the same file; `null` when the member can't open it. */
	document: { id: string; name: string } | null
}

/** Begins a batch of files that are about to be uploaded, each a row that waits. */
export async function beginBatch(
	{ db }: Pick<Services, 'db'>,
	member: Member,
	choices: BatchChoices,
	files: readonly { name: string; bytes: number }[],
): Promise<{ id: string; itemIds: string[] }> {
	const batch = await db.uploadBatch.create({
		data: {
			...choices,
			userId: member.id,
			items: { create: files.map(({ name, bytes }, position) => ({ position, fileName: cleanFileName(name), bytes })) },
		},
		select: { id: true, items: { orderBy: { position: 'asc' }, select: { id: true } } },
	})
	return { id: batch.id, itemIds: batch.items.map(({ id }) => id) }
}

/** A batch of the member's own; `null` for every other. */
export async function findBatch({ db }: Pick<Services, 'db'>, member: Member, id: string | undefined): Promise<UploadBatch | null> {
	return isId(id) ? db.uploadBatch.findFirst({ where: { id, userId: member.id } }) : null
}

/** The files of a batch in order, those of a ZIP where the ZIP was. */
export async function listItems({ db }: Pick<Services, 'db'>, member: Member, batch: Pick<UploadBatch, 'id'>): Promise<ShownItem[]> {
	const rows = await db.uploadBatchItem.findMany({
		where: { batchId: batch.id },
		orderBy: [{ position: 'asc' }, { archiveName: 'asc' }, { fileName: 'asc' }, { id: 'asc' }],
	})
	const ids = rows.flatMap(({ documentId }) => documentId ?? [])
	const documents = await db.document.findMany({
		where: { AND: [visibleTo(member), { id: { in: ids } }] },
		select: { id: true, name: true },
	})
	const open = new Map(documents.map((document) => [document.id, document]))
	return rows.map(({ id, fileName, archiveName, bytes, state, says, documentId }) => ({
		id,
		fileName,
		archiveName,
		bytes: Number(bytes),
		state,
		says,
		document: (documentId && open.get(documentId)) || null,
	}))
}

/** Removes batches that nobody looks at any more; their documents stay. @param now in milliseconds since 1970 */
export async function removeOldBatches({ db }: Pick<Services, 'db'>, now: number): Promise<void> {
	await db.uploadBatch.deleteMany({ where: { createdAt: { lt: new Date(now - batchLifetime) } } })
}

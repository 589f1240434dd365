import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listZip, unpackTo } from '#app/domain/archive/read-zip.server.ts'
import { inspectFile } from '#app/domain/extraction/inspect-file.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { withFileSource } from '#app/domain/word/package/zip/byte-source.server.ts'
import { refusedWordFile } from '#app/domain/word/package/word-file-type.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { cleanFileName } from '../file-name.ts'
import { storeFile, type ArrivedFile } from '../stored-file.server.ts'
import { refusal } from '../upload-refusal.ts'
import type { TakenBatch } from './batch.server.ts'
import { addItem, findSameFile } from './add-item.server.ts'
import { mostFileBytes, uploadsPerMember, zipLimits } from './batch-limits.ts'
import { batchRefusals, entryRefusals, zipRefusals } from './batch-refusals.ts'

type Taking = Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'log' | 'billingNow'>

/** A file of a batch on disk, for the duration of its request. */
export type BatchFile = Omit<ArrivedFile, 'mediaType'>

/**
 * Takes one received file of a batch: a PDF or DOCX becomes a document, a ZIP becomes rows of its own, one for each file
 * in it. What became of each is kept in its row. A row that is not waiting any more is left as it is.
 */
export async function takeBatchFile(services: Taking, member: Member, batch: TakenBatch, itemId: string, file: BatchFile): Promise<void> {
	const item = await services.db.uploadBatchItem.findFirst({ where: { id: itemId, batchId: batch.id, state: 'waiting' } })
	if (!item) return
	if (await isZip(file.path)) await takeZip(services, member, batch, item, file)
	else await takeOne(services, member, batch, itemId, file)
}

/** Writes into a waiting row why its file was not taken. */
export async function refuseItem({ db }: Pick<Services, 'db'>, itemId: string, says: string): Promise<void> {
	await db.uploadBatchItem.updateMany({ where: { id: itemId, state: 'waiting' }, data: { state: 'refused', says } })
}

/** Judged by content: a ZIP that is no Word document. */
async function isZip(path: string): Promise<boolean> {
	return withFileSource(path, async (source) => {
		const head = await source.read(0, 4)
		return head.toString('latin1') === 'PK\x03\x04' && (await refusedWordFile(source)) === 'unsupported_type'
	})
}

/** Spreadsheets, slides and OpenDocument files are ZIPs too, and their parts are no contracts. */
function isPackagePart({ name }: { name: string }): boolean {
	return name === '[Content_Types].xml' || name === 'mimetype'
}

async function isPackage(path: string): Promise<boolean> {
	const entries = await listZip(path, zipLimits)
	return !('refused' in entries) && entries.some(isPackagePart)
}

async function takeZip(
	services: Taking,
	member: Member,
	batch: TakenBatch,
	item: { id: string; position: number; fileName: string },
	{ path }: BatchFile,
): Promise<void> {
	const entries = await listZip(path, zipLimits)
	if ('refused' in entries) return refuseItem(services, item.id, zipRefusals[entries.refused])
	if (entries.some(isPackagePart)) return refuseItem(services, item.id, refusal('unsupported_type', 'dashboard').message)
	const rows = entries.map(({ name, unpackedSize }) => ({
		id: randomUUID(),
		batchId: batch.id,
		position: item.position,
		fileName: cleanFileName(name),
		archiveName: item.fileName,
		bytes: unpackedSize,
	}))
	const taken = await services.db.$transaction(async (tx) => {
		// The same ZIP sent twice at once is taken once.
		const { count } = await tx.uploadBatchItem.deleteMany({ where: { id: item.id, state: 'waiting' } })
		if (count > 0) await tx.uploadBatchItem.createMany({ data: rows })
		return count > 0
	})
	if (!taken) return
	let left = zipLimits.bytes
	for (const [index, entry] of entries.entries()) {
		const { id, fileName } = rows[index]!
		const target = join(dirname(path), randomUUID())
		try {
			const unpacked = await unpackTo(path, entry, target, Math.min(mostFileBytes, left))
			if ('refused' in unpacked) {
				await refuseItem(services, id, entryRefusals[unpacked.refused])
				continue
			}
			left -= unpacked.bytes
			if (await isZip(target))
				await refuseItem(services, id, (await isPackage(target)) ? refusal('unsupported_type', 'dashboard').message : batchRefusals.nested)
			else await takeOne(services, member, batch, id, { path: target, fileName, ...unpacked })
		} finally {
			await rm(target, { force: true })
		}
	}
}

async function takeOne(services: Taking, member: Member, batch: TakenBatch, itemId: string, file: BatchFile): Promise<void> {
	if (file.bytes > mostFileBytes) return refuseItem(services, itemId, batchRefusals.too_large)
	const same = batch.addDuplicates ? null : await findSameFile(services, member, file.sha256)
	if (same) {
		await services.db.uploadBatchItem.updateMany({
			where: { id: itemId, state: 'waiting' },
			data: { state: 'duplicate', documentId: same.id },
		})
		return
	}
	if ((await services.limits.count(uploadsPerMember, member.id)) > 0)
		return refuseItem(services, itemId, refusal('too_many', 'dashboard').message)
	const inspection = await inspectFile(file.path, file.bytes)
	if ('refused' in inspection) return refuseItem(services, itemId, refusal(inspection.refused, 'dashboard').message)
	const stored = await storeFile(services, { ...file, mediaType: inspection.mediaType }, member.companyId)
	await addItem(services, member, batch, itemId, stored)
}

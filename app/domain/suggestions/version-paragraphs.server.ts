import type { SharedVersion } from '#app/domain/documents/document-access.server.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import type { ExtractedDocument, ExtractionFailure, MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The words of a version: as its review read them, or read now where it was never reviewed.
 *
 * @returns why the file can't be read, 'file_missing' when it is not in storage
 */
export async function readVersion(services: Pick<Services, 'db' | 'storage'>, version: Pick<SharedVersion['version'], 'id' | 'fileKey' | 'mediaType'>): Promise<ExtractedDocument | { unreadable: ExtractionFailure | 'file_missing' }> {
	const stored = await storedText(services, version.id)
	if (stored) return stored
	const bytes = await versionBytes(services, version)
	if (!bytes) return { unreadable: 'file_missing' }
	const extraction = await extractText(bytes, version.mediaType as MediaType)
	return extraction.readable ? extraction.document : { unreadable: extraction.reason }
}

/** The words of a version as its newest review read them, or `null`. */
export async function storedText({ db }: { db: Db | Tx }, versionId: string): Promise<ExtractedDocument | null> {
	const section = await db.reviewSection.findFirst({ where: { name: 'text', review: { versionId } }, orderBy: { createdAt: 'desc' }, select: { body: true } })
	return section && (JSON.parse(section.body) as ExtractedDocument)
}

/** The bytes of a version's file, or `null` when it is not in storage. */
export async function versionBytes({ storage }: Pick<Services, 'storage'>, { fileKey }: Pick<SharedVersion['version'], 'fileKey'>): Promise<Uint8Array | null> {
	const file = await storage.get(fileKey)
	return file && new Uint8Array(await file.arrayBuffer())
}

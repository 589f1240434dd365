import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import type { ExtractedDocument, ExtractionFailure, MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'

/**
 * The text of a version: from its review, or read now where it was never reviewed.
 *
 * @returns why the file can't be read, 'file_missing' when it is not in storage
 */
export async function readVersion(
	services: Pick<Services, 'db' | 'storage'>,
	version: Pick<OpenVersion, 'id' | 'fileKey' | 'mediaType'>,
): Promise<VersionWords> {
	const stored = await storedText(services, version.id)
	if (stored) return stored
	const begun = recentReadings.get(version.id)
	if (begun) return begun
	const reading = readFile(services, version)
	recentReadings.set(version.id, reading)
	// A failure that may be temporary is not remembered.
	reading.then(
		(words) => 'unreadable' in words && temporaryFailures.includes(words.unreadable) && recentReadings.delete(version.id),
		() => recentReadings.delete(version.id),
	)
	for (const id of [...recentReadings.keys()].slice(0, -keptReadings)) recentReadings.delete(id)
	return reading
}

type VersionWords = ExtractedDocument | { unreadable: ExtractionFailure | 'file_missing' }

/** Readings of versions that were never reviewed, the oldest first: one call may need the same text hundreds of times, and a scan takes minutes. */
const recentReadings = new Map<string, Promise<VersionWords>>()
const keptReadings = 4
const temporaryFailures: (ExtractionFailure | 'file_missing')[] = ['file_missing', 'too_slow']

async function readFile(services: Pick<Services, 'storage'>, version: Pick<OpenVersion, 'fileKey' | 'mediaType'>): Promise<VersionWords> {
	const bytes = await versionBytes(services, version)
	if (!bytes) return { unreadable: 'file_missing' }
	const extraction = await extractText(bytes, version.mediaType as MediaType)
	return extraction.readable ? extraction.document : { unreadable: extraction.reason }
}

/** The text of a version from its newest review, or `null`. */
export async function storedText({ db }: { db: Db | Tx }, versionId: string): Promise<ExtractedDocument | null> {
	const section = await db.reviewSection.findFirst({
		where: { name: 'text', review: { versionId } },
		orderBy: { createdAt: 'desc' },
		select: { body: true },
	})
	return section && (JSON.parse(section.body) as ExtractedDocument)
}

/** The bytes of a version's file, or `null` when it is not in storage. */
export async function versionBytes(
	{ storage }: Pick<Services, 'storage'>,
	{ fileKey }: Pick<OpenVersion, 'fileKey'>,
): Promise<Uint8Array | null> {
	const file = await storage.get(fileKey)
	return file && new Uint8Array(await file.arrayBuffer())
}

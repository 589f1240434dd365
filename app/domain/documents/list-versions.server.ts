import { shownVersion } from './version-number.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** A version as the version menu shows it. */
export interface ListedVersion {
	number: number
	label: string
	/** When it was added, ISO 8601. */
	createdAt: string
	docx: boolean
	/** The round that it came back in; `null` for an upload. */
	round: number | null
}

/**
 * The versions of a document, the newest first.
 *
 * @param document one that the reader may see: this function does not check access
 */
export async function listVersions(
	{ db }: Pick<Services, 'db'>,
	document: { id: string; versionNumber: number },
): Promise<ListedVersion[]> {
	// A version added a moment ago is not on this page yet.
	const versions = await db.documentVersion.findMany({
		where: { documentId: document.id, number: { lte: document.versionNumber } },
		orderBy: { number: 'desc' },
		select: { number: true, createdAt: true, mediaType: true, returnedIn: { select: { number: true } } },
	})
	return versions.map(({ number, createdAt, mediaType, returnedIn }) => ({
		number,
		label: shownVersion(number),
		createdAt: createdAt.toISOString(),
		docx: mediaType === docxMediaType,
		round: returnedIn?.number ?? null,
	}))
}

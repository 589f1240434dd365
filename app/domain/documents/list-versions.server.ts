import { shownVersion } from './version-number.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** A version as the menu of versions tells of it. */
export interface ListedVersion {
	number: number
	label: string
	/** When it came in, in ISO 8601. */
	createdAt: string
	docx: boolean
	/** The round that it came back in; `null` for what was uploaded. */
	round: number | null
}

/**
 * The versions of a document, the newest first.
 *
 * @param document that the reader may see; this function asks nobody
 */
export async function listVersions(
	{ db }: Pick<Services, 'db'>,
	document: { id: string; versionNumber: number },
): Promise<ListedVersion[]> {
	// One that came in a moment ago is not on this page yet.
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

import type { Extraction, MediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { storable } from '#app/domain/review/report/report-rows.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { withStoredCopy } from '../stored-copy.server.ts'
import { reviewUnderWay } from './unread-versions.ts'
import type { ReadingFailure } from './reading-failure.ts'
import type { ReadPages } from './version-pages.ts'

/**
 * Reads the words of a version that no review has read, for the search and for the pages of a PDF. A file that can't be
 * read is kept as that, with the reason, and so is one that the program fails at for the last time. A version under review
 * is left to its review.
 *
 * @throws what went wrong unexpectedly, for the queue to try again
 */
export async function readVersion(
	services: Pick<Services, 'db' | 'storage' | 'env'>,
	versionId: string,
	{ signal, lastTry }: { signal: AbortSignal; lastTry: boolean },
	extract: typeof extractText = extractText,
): Promise<void> {
	const version = await services.db.documentVersion.findUnique({
		where: { id: versionId },
		select: {
			fileKey: true,
			mediaType: true,
			reading: { select: { failure: true } },
			reviews: { where: reviewUnderWay, select: { id: true }, take: 1 },
		},
	})
	if (!version || version.reviews.length > 0 || version.reading?.failure === null) return
	try {
		const extraction = await withStoredCopy(services, version.fileKey, signal, (path) =>
			extract(path, version.mediaType as MediaType, { signal }),
		)
		signal.throwIfAborted()
		await keepReading(services, versionId, extraction)
	} catch (error) {
		if (lastTry && !signal.aborted) await keep(services, versionId, { failure: 'unexpected', text: null, pages: null })
		throw error
	}
}

/** @param extraction `null` where the file is missing */
async function keepReading(services: Pick<Services, 'db'>, versionId: string, extraction: Extraction | null) {
	if (!extraction) return keep(services, versionId, { failure: 'file_missing', text: null, pages: null })
	if (!extraction.readable) {
		const { layout } = extraction
		const pages = layout && { total: layout.pages.length, notRead: layout.pages.map(({ page }) => page), layout }
		return keep(services, versionId, { failure: extraction.reason, text: null, pages: pages ?? null })
	}
	const { layout } = extraction
	const { text, pages, pagesNotRead } = extraction.document
	return keep(services, versionId, {
		failure: null,
		text: storable(text),
		pages: layout && { total: pages ?? layout.pages.length, notRead: pagesNotRead.map(({ page }) => page), layout },
	})
}

interface Reading {
	failure: ReadingFailure | null
	text: string | null
	pages: ReadPages | null
}

async function keep({ db }: Pick<Services, 'db'>, versionId: string, { failure, text, pages }: Reading): Promise<void> {
	await db.$transaction(async (tx) => {
		// Whoever erases the document waits, or has already erased it.
		const [version] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "document_versions" WHERE "id" = ${versionId}::uuid FOR KEY SHARE`
		if (!version) return
		const reviewed = text === null ? null : await tx.documentText.findUnique({ where: { versionId }, select: { text: true } })
		// What a report quotes stays where the report says: its text is not replaced.
		const differs = reviewed !== null && reviewed.text !== text
		if (text !== null && !reviewed) await tx.documentText.create({ data: { versionId, text } })
		const kept = {
			failure,
			pages: pages && JSON.stringify({ ...pages, ...(differs && text !== null ? { text } : {}) } satisfies ReadPages),
		}
		await tx.versionReading.upsert({ where: { versionId }, create: { versionId, ...kept }, update: kept })
	})
}

import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { pdfMediaType, type ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { countPages } from './count-pages.ts'

/** The pages of a version, as the price of a redline counts them; or why its file can't be read. */
export async function pagesOfVersion(
	services: Pick<Services, 'db' | 'storage'>,
	version: OpenVersion,
): Promise<number | { unreadable: ExtractionFailure | 'file_missing' }> {
	const words = await readVersion(services, version)
	if ('unreadable' in words) return { unreadable: words.unreadable }
	return words.mediaType === pdfMediaType ? Math.max(1, words.pages ?? 1) : countPages(words.pages, words.text)
}

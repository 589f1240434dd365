import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { paragraphsOf } from '../paper/by-paragraph.ts'
import { placesOf, type WordsPlace } from './find-places.ts'

/**
 * Where words stand in a version of a document, when they stand there once.
 *
 * @returns `null` when the member has no such document
 */
export async function findWords(
	services: Services,
	member: Member,
	documentId: string,
	versionNumber: number | undefined,
	words: string,
): Promise<WordsPlace | 'words_not_found' | 'several' | null> {
	const found = await findSharedVersion(services, member, documentId, versionNumber)
	if (!found) return null
	const read = await findDocumentView(services, found.version, wordEngineFor(member.id))
	if ('unreadable' in read) return 'words_not_found'
	const [place, another] = placesOf(words, paragraphsOf(JSON.parse(read.viewJson) as DocumentView).values())
	if (!place) return 'words_not_found'
	return another ? 'several' : place
}

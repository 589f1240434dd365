import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { paragraphsOf } from '../paper/by-paragraph.ts'
import { placesOf, type WordsPlace } from './find-places.ts'

/** The place of words in the open version of a document, if they occur exactly once. */
export async function findWords(
	services: Services,
	{ member, version }: DocumentAccess,
	words: string,
): Promise<WordsPlace | 'words_not_found' | 'several'> {
	const read = await findDocumentView(services, version, wordEngineFor(member.id))
	if ('unreadable' in read) return 'words_not_found'
	const [place, another] = placesOf(words, paragraphsOf(JSON.parse(read.viewJson) as DocumentView).values())
	if (!place) return 'words_not_found'
	return another ? 'several' : place
}

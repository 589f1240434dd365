import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { addDocument, type Added } from '#app/domain/documents/add-document.server.ts'
import { sameChoices } from '#app/domain/documents/choices.ts'
import { storeBytes } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { composeRedline, type RedlineRefusal } from './write-redline.server.ts'

/** What became of saving a redline; 'not_newest' when the open version is not the newest. */
export type SavedRedline = Added | RedlineRefusal | { outcome: 'not_newest' }

/**
 * Keeps the newest version with its accepted suggestions as the next version.
 *
 * @param mode whether the suggestions become plain text, or stay tracked changes
 */
export async function saveRedline(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'limits' | 'log' | 'billingNow'>,
	access: DocumentAccess<'edit'>,
	{ mode, note }: { mode: 'accepted' | 'tracked'; note: string | null },
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<SavedRedline> {
	if (!isNewest(access)) return { outcome: 'not_newest' }
	const composed = await composeRedline(services, access, { mode }, engine)
	if ('refused' in composed) return composed
	const file = await storeBytes(
		services,
		composed.bytes,
		{ fileName: access.version.fileName, mediaType: docxMediaType },
		access.company.id,
	)
	return addDocument(services, access.member, file, sameChoices, {
		to: access,
		after: access.version.number,
		analyze: false,
		origin: 'redline',
		madeFromNumber: access.version.number,
		note,
	})
}

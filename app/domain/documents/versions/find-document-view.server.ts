import { filesMadeFromVersions, type KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { pageViewJob } from '#app/domain/word/page-view/page-view-job.ts'
import { isId } from '#app/domain/access/document-id.ts'
import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { viewVersion } from '#app/domain/word/page-view/view-document.ts'
import { minute } from '#app/units.ts'

const viewKeyPrefix = 'views/'

/** Views of an older format have another key, and nothing reads them. */
const viewKeyEnd = `.${viewVersion}.json`

/** How long a failure to make a view counts: reloading a page must not keep the shared engine busy. */
const failureKept = 10 * minute

/** A version's page view, as the JSON of a `DocumentView`, or why it can't be shown. */
export type FoundView = { viewJson: string } | { unreadable: ExtractionFailure }

const failureStart = '{"unreadable":'

const keyOf = (versionId: string) => `${viewKeyPrefix}${versionId}${viewKeyEnd}`

/** The kept view of a version, or, for a while, why it could not be made. */
export async function storedView({ storage }: Pick<Services, 'storage'>, versionId: string): Promise<FoundView | null> {
	const kept = await storage.get(keyOf(versionId))
	if (!kept) return null
	const text = await kept.text()
	if (!text.startsWith(failureStart)) return { viewJson: text }
	return Date.now() < kept.lastModified + failureKept ? (JSON.parse(text) as FoundView) : null
}

/**
 * The page view of a version of a Word document. Versions never change, so a view is made once and kept beside the
 * file. It stays text, because pages pass it on as it is: parsing and serializing a hundred pages would block other
 * requests.
 *
 * @param version one that the member may see: this function does not check access
 */
export async function findDocumentView(
	services: Pick<Services, 'storage'>,
	version: { id: string; fileKey: string },
	engine: WordEngine,
): Promise<FoundView> {
	const kept = await storedView(services, version.id)
	if (kept) return kept
	const file = await services.storage.get(version.fileKey)
	if (!file) throw new Error(`The file of version ${version.id} is missing from storage`)
	const answer = await engine.run(pageViewJob, { file: new Uint8Array(await file.arrayBuffer()) })
	if (!('value' in answer) && !('unreadable' in answer)) throw new Error('A view needs no proof')
	const key = keyOf(version.id)
	const made = 'unreadable' in answer ? JSON.stringify({ unreadable: answer.unreadable }) : JSON.stringify(answer.value)
	await noteOnRead({ storage: services.storage }, async ({ storage }) =>
		storage.set(key, new File([made], key, { type: 'application/json', lastModified: Date.now() })),
	)
	return 'unreadable' in answer ? answer : { viewJson: made }
}

/** The version id in a kept view's key; `null` for other keys, and for views of an outdated format. */
function versionOfView(key: string): string | null {
	const id = key.startsWith(viewKeyPrefix) && key.endsWith(viewKeyEnd) ? key.slice(viewKeyPrefix.length, -viewKeyEnd.length) : undefined
	return isId(id) ? id : null
}

/** Kept views, for the sweep. */
export const viewFiles: KeptFiles = filesMadeFromVersions(viewKeyPrefix, versionOfView)

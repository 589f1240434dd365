import { readChangesJob } from './read-changes-job.ts'
import type { OpenVersion } from '#app/domain/access/document-access.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { filesMadeFromVersions, type KeptFiles } from '#app/domain/documents/kept-files.server.ts'
import { docxMediaType, type ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { CounterpartyChange } from './counterparty-change.ts'
import { versionBytes } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { minute } from '#app/units.ts'

const changesKeyPrefix = 'changes/'

/** Raised whenever the same file may give another list: kept lists of other versions are ignored. */
const listVersion = 4

const changesKeySuffix = `.${listVersion}.json`

const failureLifetime = 10 * minute

export type FoundChanges = CounterpartyChange[] | { unreadable: ExtractionFailure | 'file_missing' }

/**
 * The tracked changes that came with a version's file; none in a PDF. Versions never change, so the list is made once
 * and kept beside the file.
 *
 * @param version one that the member may see: this function does not check access
 */
export async function findCounterpartyChanges(
	services: Pick<Services, 'storage'>,
	version: Pick<OpenVersion, 'id' | 'fileKey' | 'mediaType'>,
	engine: WordEngine,
): Promise<FoundChanges> {
	return (await storedChanges(services, version)) ?? readFile(services, version, engine)
}

/** The kept list of a version's changes, or, for a while, why it could not be made. */
export async function storedChanges(
	{ storage }: Pick<Services, 'storage'>,
	version: Pick<OpenVersion, 'id' | 'mediaType'>,
): Promise<FoundChanges | null> {
	if (version.mediaType !== docxMediaType) return []
	const kept = await storage.get(keyOf(version.id))
	const found = kept && (JSON.parse(await kept.text()) as FoundChanges)
	return found && 'unreadable' in found && kept.lastModified + failureLifetime < Date.now() ? null : found
}

const keyOf = (versionId: string) => `${changesKeyPrefix}${versionId}${changesKeySuffix}`

/** The version id in a kept list's key; `null` for other keys, and for lists of an outdated format. */
function versionOfChangesKey(key: string): string | null {
	const id =
		key.startsWith(changesKeyPrefix) && key.endsWith(changesKeySuffix)
			? key.slice(changesKeyPrefix.length, -changesKeySuffix.length)
			: undefined
	return isId(id) ? id : null
}

/** Kept lists, for the sweep. */
export const changesFiles: KeptFiles = filesMadeFromVersions(changesKeyPrefix, versionOfChangesKey)

async function readFile(
	services: Pick<Services, 'storage'>,
	version: Pick<OpenVersion, 'id' | 'fileKey'>,
	engine: WordEngine,
): Promise<FoundChanges> {
	const file = await versionBytes(services, version)
	if (!file) return { unreadable: 'file_missing' }
	const answer = await engine.run(readChangesJob, { file })
	if (!('value' in answer) && !('unreadable' in answer)) throw new Error('A list of changes needs no proof')
	const found = 'value' in answer ? answer.value : { unreadable: answer.unreadable }
	const key = keyOf(version.id)
	await noteOnRead({ storage: services.storage }, async ({ storage }) =>
		storage.set(key, new File([JSON.stringify(found)], key, { type: 'application/json', lastModified: Date.now() })),
	)
	return found
}

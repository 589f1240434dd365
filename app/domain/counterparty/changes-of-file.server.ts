import { readChangesJob } from './read-changes-job.ts'
import type { SharedVersion } from '#app/domain/documents/document-access.server.ts'
import { isId } from '#app/domain/documents/document-id.ts'
import { docxMediaType, type ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { TheirChange } from './counterparty-change.ts'
import { versionBytes } from '#app/domain/suggestions/version-paragraphs.server.ts'

/** Keys of kept lists begin with this. */
export const changesKeyPrefix = 'changes/'

/** Raised whenever the same file may give another list: kept ones of other versions are not read. */
const listVersion = 4

const changesKeyEnd = `.${listVersion}.json`

/** Lists that are being made: two looks at once read the file once. */
const underWay = new Map<string, Promise<FoundChanges>>()

type FoundChanges = TheirChange[] | { unreadable: ExtractionFailure | 'file_missing' }

/**
 * The tracked changes that came with a version's file; none in a PDF. Versions never change, so the list is made once
 * and kept beside the file.
 *
 * @param version that the member may see; this function asks nobody
 */
export async function findTheirChanges(
	services: Pick<Services, 'storage'>,
	version: Pick<SharedVersion['version'], 'id' | 'fileKey' | 'mediaType'>,
	engine: WordEngine,
): Promise<FoundChanges> {
	if (version.mediaType !== docxMediaType) return []
	const key = `${changesKeyPrefix}${version.id}${changesKeyEnd}`
	const kept = await services.storage.get(key)
	if (kept) return JSON.parse(await kept.text()) as TheirChange[]
	const begun = underWay.get(key) ?? readFile(services, key, version, engine).finally(() => underWay.delete(key))
	underWay.set(key, begun)
	return begun
}

/** The id of the version that a kept list belongs to; `null` for what is no list, or one that nobody reads any more. */
export function versionOfChanges(key: string): string | null {
	const id =
		key.startsWith(changesKeyPrefix) && key.endsWith(changesKeyEnd) ? key.slice(changesKeyPrefix.length, -changesKeyEnd.length) : undefined
	return isId(id) ? id : null
}

async function readFile(
	services: Pick<Services, 'storage'>,
	key: string,
	version: Pick<SharedVersion['version'], 'fileKey'>,
	engine: WordEngine,
): Promise<FoundChanges> {
	const file = await versionBytes(services, version)
	if (!file) return { unreadable: 'file_missing' }
	const answer = await engine.run(readChangesJob, { file })
	if ('unreadable' in answer) return answer
	if (!('value' in answer)) throw new Error('A list of changes needs no proof')
	await services.storage.set(key, new File([JSON.stringify(answer.value)], key, { type: 'application/json' }))
	return answer.value
}

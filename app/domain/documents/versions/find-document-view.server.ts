import { pageViewJob } from '#app/domain/word/page-view/page-view-job.ts'
import { isId } from '#app/domain/documents/document-id.ts'
import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { viewVersion } from '#app/domain/word/page-view/view-document.ts'

/** Keys of kept views begin with this. */
export const viewKeyPrefix = 'views/'

/** Views made before the pages drew them as they do now have another one, and nobody reads them. */
const viewKeyEnd = `.${viewVersion}.json`

const minute = 60 * 1000

/** How long it is believed that a file can't be shown: a page loaded over and over must not keep everybody's engine busy with it. */
const failureKept = 10 * minute
const mostFailures = 1000

/** Views that are being made, and files that gave none, with the time until which they are left alone. */
const underWay = new Map<string, Promise<FoundView>>()
const failed = new Map<string, { until: number; view: FoundView }>()

/** How a version reads, as the JSON of a `DocumentView`, or why it can't be shown. */
export type FoundView = { viewJson: string } | { unreadable: ExtractionFailure }

/**
 * How a version of a Word document reads. Versions never change, so a view is made once and kept beside the file: the
 * second look costs no reading of Word files. It stays text, because a page hands it on as it is: taking a hundred
 * pages apart and putting them together again would hold up everybody else.
 *
 * @param version that the member may see; this function asks nobody
 */
export async function findDocumentView(
	{ storage }: Pick<Services, 'storage'>,
	version: { id: string; fileKey: string },
	engine: WordEngine,
): Promise<FoundView> {
	const key = `${viewKeyPrefix}${version.id}${viewKeyEnd}`
	const kept = await storage.get(key)
	if (kept) return { viewJson: await kept.text() }

	const before = failed.get(key)
	if (before && Date.now() < before.until) return before.view
	const begun = underWay.get(key) ?? makeView({ storage }, key, version, engine).finally(() => underWay.delete(key))
	underWay.set(key, begun)
	return begun
}

/** The id of the version that a kept view shows; `null` for what is no view, or one that no page reads any more. */
export function versionOfView(key: string): string | null {
	const id = key.startsWith(viewKeyPrefix) && key.endsWith(viewKeyEnd) ? key.slice(viewKeyPrefix.length, -viewKeyEnd.length) : undefined
	return isId(id) ? id : null
}

async function makeView(
	{ storage }: Pick<Services, 'storage'>,
	key: string,
	version: { id: string; fileKey: string },
	engine: WordEngine,
): Promise<FoundView> {
	const file = await storage.get(version.fileKey)
	if (!file) throw new Error(`The file of version ${version.id} is missing from storage`)
	const answer = await engine.run(pageViewJob, { file: new Uint8Array(await file.arrayBuffer()) })
	if ('unreadable' in answer) {
		failed.set(key, { until: Date.now() + failureKept, view: answer })
		for (const old of [...failed.keys()].slice(0, -mostFailures)) failed.delete(old)
		return answer
	}
	if (!('value' in answer)) throw new Error('A view needs no proof')
	const viewJson = JSON.stringify(answer.value)
	await storage.set(key, new File([viewJson], key, { type: 'application/json' }))
	return { viewJson }
}

import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { ExtractionAnswer, ExtractionJob, Inspection } from './extraction-job.ts'
import { extractionHeapMegabytes, inspectionTimeout } from './limits.ts'

/** Apart from the processes that read documents: an upload does not wait behind scanned pages of others. */
const threads = createThreadPool<ExtractionJob, ExtractionAnswer>('extraction-worker', {
	size: 2,
	heapMegabytes: extractionHeapMegabytes,
	ownProcess: true,
})

/**
 * Says what an upload is, or why it can't be reviewed, in at most `inspectionTimeout` once a reader is free for it.
 *
 * @param path of the file, which is not read into this program's memory.
 * @param size of the file in bytes.
 */
export async function inspectFile(path: string, size: number): Promise<Inspection> {
	if (size === 0) return { refused: 'empty' }
	const outcome = await threads.run({ do: 'inspect', file: path }, { timeout: inspectionTimeout })
	if ('stopped' in outcome) return { refused: outcome.stopped === 'crashed' ? 'corrupt' : 'too_slow' }
	if (!('inspection' in outcome.result)) throw new Error('The reader answered another question')
	return outcome.result.inspection
}

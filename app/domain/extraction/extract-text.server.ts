import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { Extraction, MediaType } from './extracted-document.ts'
import type { ExtractionAnswer, ExtractionJob, RecognitionProgress } from './extraction-job.ts'
import { extractionHeapMegabytes, extractionTimeout, recognitionTimeout } from './limits.ts'

const threads = createThreadPool<ExtractionJob, ExtractionAnswer, RecognitionProgress>('extraction-worker', {
	size: 2,
	heapMegabytes: extractionHeapMegabytes,
	ownProcess: true,
})

/**
 * Reads the words of a document in a process of its own, within limits of time and memory: no file can hang the program
 * or bring it down. Character recognition of scanned pages has a limit for each page instead.
 *
 * @param file the bytes, or the path of the file, which then never passes through this program's memory.
 * @param onProgress called before each scanned page is recognized.
 * @throws the signal's reason when aborted.
 */
export async function extractText(
	file: Uint8Array | string,
	mediaType: MediaType,
	{ signal, onProgress }: { signal?: AbortSignal; onProgress?: (progress: RecognitionProgress) => void } = {},
): Promise<Extraction> {
	const outcome = await threads.run(
		{ do: 'extract', file, mediaType },
		// Drawing a page and reading it may each take their time, and the first page starts the recognizer.
		{ timeout: extractionTimeout, timeoutAfterReport: 2 * recognitionTimeout + extractionTimeout, signal, onReport: onProgress },
	)
	if ('stopped' in outcome) return { readable: false, reason: outcome.stopped === 'crashed' ? 'corrupt' : 'too_slow' }
	if (!('extraction' in outcome.result)) throw new Error('The reader answered another question')
	return outcome.result.extraction
}

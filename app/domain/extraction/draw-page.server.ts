import { createThreadPool } from '#app/infrastructure/threads.server.ts'
import type { ExtractionAnswer, ExtractionJob } from './extraction-job.ts'
import { extractionHeapMegabytes, pageDrawingTimeout } from './limits.ts'
import type { PageDrawing } from './page-drawing.ts'

/** Pages drawn at once, in the whole program. */
export const pagesDrawnAtOnce = 2

// Not the processes of `extractText`: a page that somebody wants to see does not wait for a long scan to be read.
const threads = createThreadPool<ExtractionJob, ExtractionAnswer>('extraction-worker', {
	size: pagesDrawnAtOnce,
	heapMegabytes: extractionHeapMegabytes,
	ownProcess: true,
})

/**
 * Draws a page of a PDF in a process of its own, within limits of time and memory.
 *
 * @param file the bytes, or the path of the file
 * @param page 1-based
 * @throws the signal's reason when aborted
 */
export async function drawPdfPage(file: Uint8Array | string, page: number, signal?: AbortSignal): Promise<PageDrawing> {
	const outcome = await threads.run({ do: 'draw', file, page }, { timeout: 2 * pageDrawingTimeout, signal })
	if ('stopped' in outcome) return { refused: outcome.stopped === 'crashed' ? 'damaged' : 'too_slow' }
	if (!('drawing' in outcome.result)) throw new Error('The reader answered another question')
	return outcome.result.drawing
}

import type { Extraction, MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { RecognitionProgress } from '#app/domain/extraction/extraction-job.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { createThreadPool, type ThreadOutcome } from '#app/infrastructure/threads.server.ts'
import type { ReviewDocumentInput } from './review-document.ts'
import type { ReviewedDocument, SectionPart } from './review-parts.ts'

const second = 1000

/** How long checking one document may take; the longest contract that is accepted takes a few seconds. */
const checkingTimeout = 60 * second

/** The two long steps of a review, each off the thread that answers requests. */
export interface ReviewEngine {
	/** Reads the file at `path`. `onProgress` is called for each scanned page that is recognised. */
	extract(path: string, mediaType: MediaType, options: { signal: AbortSignal; onProgress(progress: RecognitionProgress): void }): Promise<Extraction>
	/** Checks the document; `onSection` gets each section of the report as it is ready. */
	review(input: ReviewDocumentInput, options: { signal: AbortSignal; onSection(section: SectionPart): void }): Promise<ThreadOutcome<ReviewedDocument>>
}

const threads = createThreadPool<ReviewDocumentInput, ReviewedDocument, SectionPart>('review-worker', { size: 2, heapMegabytes: 512 })

/** The engine that comes with the product. */
export const embeddedEngine: ReviewEngine = {
	extract: extractText,
	review: (input, { signal, onSection }) => threads.run(input, { timeout: checkingTimeout, signal, onReport: onSection }),
}

import type { Extraction, MediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import type { ReviewInput, ReviewPart } from './review-parts.ts'
import { reviewInThread } from './review-thread.server.ts'

/** The two long steps of a review, each off the thread that answers requests. */
export interface ReviewEngine {
	/** `onProgress` is called with 1-based pages while scanned pages are recognised. */
	extract(path: string, mediaType: MediaType, options: { signal: AbortSignal; onProgress(progress: { page: number; pages: number }): void }): Promise<Extraction>
	review(input: ReviewInput, signal: AbortSignal): AsyncIterable<ReviewPart>
}

/** The engine that comes with the product. */
export const embeddedEngine: ReviewEngine = { extract: extractText, review: reviewInThread }

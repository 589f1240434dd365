import type { Extraction, MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { RecognitionProgress } from '#app/domain/extraction/extraction-job.ts'
import { extractText } from '#app/domain/extraction/extract-text.server.ts'
import { createThreadPool, type ThreadOutcome } from '#app/infrastructure/threads.server.ts'
import type { ReviewAnswer, ReviewJob, ReviewRequest } from './review-job.ts'
import type { ReviewedDocument, SectionPart } from './review-parts.ts'
import { minute } from '#app/units.ts'

/** How long checking one document may take; the longest contract that is accepted takes a few seconds. */
const checkingTimeout = minute

/** The two long steps of a review, each off the thread that answers requests. */
export interface ReviewEngine {
	/** Reads the file at `path`. `onProgress` is called for each scanned page that is recognized. */
	extract(
		path: string,
		mediaType: MediaType,
		options: { signal: AbortSignal; onProgress(progress: RecognitionProgress): void },
	): Promise<Extraction>
	/** Checks the document; `onSection` gets each section of the report as it is ready. */
	review(
		input: ReviewRequest,
		options: { signal: AbortSignal; onSection(section: SectionPart): void },
	): Promise<ThreadOutcome<ReviewedDocument>>
}

const threads = createThreadPool<ReviewJob, ReviewAnswer, SectionPart>('review-worker', { size: 2, heapMegabytes: 512 })

/** The engine that comes with the product. */
export const embeddedEngine: ReviewEngine = {
	extract: extractText,
	async review(input, { signal, onSection }) {
		const outcome = await threads.run({ do: 'review', input }, { timeout: checkingTimeout, signal, onReport: onSection })
		if ('stopped' in outcome) return outcome
		if (!('reviewed' in outcome.result)) throw new Error('The review thread answered another question')
		return { result: outcome.result.reviewed }
	},
}

/**
 * A stored report as a Word file.
 *
 * @throws Error when it could not be written in time
 */
export async function writeReportDocx(report: string, signal: AbortSignal): Promise<Uint8Array> {
	const outcome = await threads.run({ do: 'write-docx', report }, { timeout: checkingTimeout, signal })
	if ('stopped' in outcome || !('docx' in outcome.result)) throw new Error('The report was not written as DOCX')
	return outcome.result.docx
}

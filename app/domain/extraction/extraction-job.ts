import type { Extraction, ExtractionFailure, MediaType } from './extracted-document.ts'

/** A job for the extraction process: a file by its path or its bytes. */
export type ExtractionJob =
	{ do: 'extract'; file: string | Uint8Array; mediaType: MediaType } | { do: 'inspect'; file: string | Uint8Array }

export type Inspection = { mediaType: MediaType } | { refused: ExtractionFailure }

/** Its answer: the document of an extraction, or whether an inspected file is accepted. */
export type ExtractionAnswer = { extraction: Extraction } | { inspection: Inspection }

/** Which scanned page of how many is being recognized. */
export interface RecognitionProgress {
	page: number
	pages: number
}

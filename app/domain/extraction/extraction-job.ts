import type { Extraction, ExtractionFailure, MediaType } from './extracted-document.ts'

/** What the extraction thread is asked: a file by its path or its bytes. */
export type ExtractionJob =
	{ do: 'extract'; file: string | Uint8Array; mediaType: MediaType } | { do: 'inspect'; file: string | Uint8Array }

export type Inspection = { mediaType: MediaType } | { refused: ExtractionFailure }

/** What it answers: of an extraction the document, of an inspection whether the file is accepted. */
export type ExtractionAnswer = { extraction: Extraction } | { inspection: Inspection }

/** Which scanned page of how many is being recognised. */
export interface RecognitionProgress {
	page: number
	pages: number
}

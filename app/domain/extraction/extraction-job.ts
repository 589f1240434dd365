import type { Extraction, ExtractionFailure, MediaType } from './extracted-document.ts'
import type { PageDrawing } from './page-drawing.ts'

/** A job for the extraction process: a file by its path or its bytes. */
export type ExtractionJob =
	| { do: 'extract'; file: string | Uint8Array; mediaType: MediaType }
	| { do: 'inspect'; file: string | Uint8Array }
	| { do: 'draw'; file: string | Uint8Array; page: number }

export type Inspection = { mediaType: MediaType } | { refused: ExtractionFailure }

/** Its answer: the document of an extraction, whether an inspected file is accepted, or a page drawn. */
export type ExtractionAnswer = { extraction: Extraction } | { inspection: Inspection } | { drawing: PageDrawing }

/** Which scanned page of how many is being recognized. */
export interface RecognitionProgress {
	page: number
	pages: number
}

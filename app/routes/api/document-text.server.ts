import type { z } from 'zod'
import type { SharedVersion } from '#app/domain/documents/document-access.server.ts'
import { type ExtractedDocument, type ExtractionFailure, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { apiError } from '#app/http/api-answer.ts'
import type { PreviewAnswer } from './schemas/document-text.ts'

/** A version's paragraphs in the API's names. */
export function previewOf({ document, version }: SharedVersion, { text, pages, paragraphs }: ExtractedDocument): z.infer<typeof PreviewAnswer> {
	return {
		document_id: document.id,
		version_number: version.number,
		name: document.name,
		file_type: version.mediaType === pdfMediaType ? 'pdf' : 'docx',
		pages,
		paragraphs: paragraphs.map(({ id, kind, level, numbering, page, start, end }) => ({ id, kind, level, numbering, page, text: text.slice(start, end) })),
	}
}

/** The answer where a version's words can't be read. */
export function unreadable(reason: ExtractionFailure | 'file_missing'): Response {
	return reason === 'file_missing' ? apiError(409, reason, 'The file of this version is missing from storage.') : apiError(422, reason, extractionAdvice[reason])
}

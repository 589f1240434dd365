import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { z } from 'zod'
import { type ExtractedDocument, type ExtractionFailure, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import type { DocumentCall } from '#app/http/api/operation.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'
import type { PreviewAnswer } from '../schemas/document-text.ts'

/** A version's paragraphs in the API's names. */
export function previewOf(
	{ document, version }: DocumentAccess,
	{ text, pages, paragraphs }: ExtractedDocument,
): z.infer<typeof PreviewAnswer> {
	return {
		document_id: document.id,
		version_number: version.number,
		name: document.name,
		file_type: version.mediaType === pdfMediaType ? 'pdf' : 'docx',
		pages,
		paragraphs: paragraphs.map(({ id, kind, level, numbering, page, start, end }) => ({
			id,
			kind,
			level,
			numbering,
			page,
			text: text.slice(start, end),
		})),
	}
}

/** The text of the version that a call names, with the version; or the error answer. */
export async function requestedText({
	services,
	context,
	params,
	request,
}: DocumentCall): Promise<{ access: DocumentAccess; words: ExtractedDocument } | Response> {
	const access = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const words = await readVersion(services, access.version)
	return 'unreadable' in words ? unreadable(words.unreadable) : { access, words }
}

/** The error answer for an unreadable version. */
export function unreadable(reason: ExtractionFailure | 'file_missing'): Response {
	return reason === 'file_missing' ? refused('file_missing') : apiError(422, reason, extractionAdvice[reason])
}

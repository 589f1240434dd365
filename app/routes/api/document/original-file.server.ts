import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { entityTag } from '#app/http/api/entity-tag.server.ts'
import type { DocumentCall } from '#app/http/api/operation.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { refused } from '#app/http/refusals.ts'

/**
 * The file of a version as it was uploaded; 409 when it is missing from storage.
 *
 * @param disposition the Content-Disposition for a file of that name and type
 */
export async function originalFile(
	{ services, context, params, request }: DocumentCall,
	disposition: (name: string, mediaType: MediaType) => string,
): Promise<Response> {
	const { version } = await openApiDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const file = await services.storage.get(version.fileKey)
	if (!file) return refused('file_missing')
	const mediaType = version.mediaType as MediaType
	return new Response(inPieces(file), {
		headers: {
			'Content-Type': mediaType,
			'Content-Length': String(version.bytes),
			ETag: entityTag(version.sha256),
			'Content-Disposition': disposition(downloadName(version.fileName, mediaType), mediaType),
		},
	})
}

import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import { apiNotFound } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { askedVersion } from '#app/http/api/asked-version.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/download.ts'

/** The file as it was uploaded: the newest version, or the one that `?version_number` names. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const { version } = await openApiDocument(context, request, params.documentId, { version: askedVersion(request) })
	const file = await context.get(servicesContext).storage.get(version.fileKey)
	if (!file) return apiNotFound()
	return new Response(inPieces(file), {
		headers: {
			'Content-Type': version.mediaType,
			'Content-Length': String(version.bytes),
			'Content-Disposition': attachment(downloadName(version.fileName, version.mediaType as MediaType)),
		},
	})
}

export const action = () => methodNotAllowed('GET')

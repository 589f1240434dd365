import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { findVersionFile } from '#app/domain/documents/vault.server.ts'
import { readVersionNumber } from '#app/domain/documents/version-number.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import { apiNotFound, requireApiMember } from '#app/http/api-answer.ts'
import { methodNotAllowed } from '#app/http/api-method.ts'
import { attachment } from '#app/http/attachment.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/download.ts'

/** The file as it was uploaded: the newest version, or the one that `?version_number` names. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const member = requireApiMember(context)
	const services = context.get(servicesContext)
	const asked = new URL(request.url).searchParams.get('version_number')
	const number = asked === null ? undefined : readVersionNumber(asked)
	const version = number === null ? null : await findVersionFile(services, member, params.documentId, number)
	const file = version && (await services.storage.get(version.fileKey))
	if (!version || !file) return apiNotFound()
	return new Response(inPieces(file), {
		headers: {
			'Content-Type': version.mediaType,
			'Content-Length': String(version.bytes),
			'Content-Disposition': attachment(downloadName(version.fileName, version.mediaType as MediaType)),
		},
	})
}

export const action = () => methodNotAllowed('GET')

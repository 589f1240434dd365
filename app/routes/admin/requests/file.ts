import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { noteOpening, openClaimed } from '#app/domain/human-help/queue/open-claimed.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { attachment } from '#app/http/files/attachment.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import type { Route } from './+types/file.ts'
import { noRequest } from './no-request.ts'

/** The file of the ordered version, for the expert who took the request on. The founder sees that it was downloaded. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const claimed = await openClaimed(services, expert, params.requestId)
	const file = claimed && (await services.storage.get(claimed.version.fileKey))
	if (!claimed || !file) throw noRequest()
	await noteOpening(services, claimed, 'help.file_downloaded')
	const { fileName, mediaType } = claimed.version
	return new Response(inPieces(file), {
		headers: {
			'Content-Type': mediaType,
			'Content-Length': String(file.size),
			'Content-Disposition': attachment(fileName),
			'Cache-Control': 'private, no-store',
		},
	})
}

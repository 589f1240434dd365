import { redirect } from 'react-router'
import { downloadName } from '#app/domain/documents/file-name.ts'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import { noteLinkView } from '#app/domain/share-links/open-link.server.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { attachment } from '#app/http/files/attachment.ts'
import type { Route } from './+types/download.ts'
import { noSharedLink, openShared } from './open-shared.server.ts'

/** The original file of a link's version, where the link allows it and its gates are passed. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const now = new Date()
	const { link, pass, gate } = await openShared(context, request, params.token, now)
	if (link.noDownload) throw noSharedLink()
	if (gate !== null) throw redirect(`/shared/${encodeURIComponent(params.token)}`)
	const services = context.get(servicesContext)
	const { version } = link
	const file = await services.storage.get(version.fileKey)
	if (!file) throw noSharedLink()
	const { ip } = context.get(requestContext)
	if (request.method === 'GET') await noteLinkView(services, link, { address: pass.email, networkAddress: ip, action: 'downloaded' }, now)
	return new Response(inPieces(file), {
		headers: {
			'Content-Type': version.mediaType,
			'Content-Length': String(version.bytes),
			'Content-Disposition': attachment(downloadName(version.fileName, version.mediaType as MediaType)),
		},
	})
}

import { data } from 'react-router'
import { inPieces } from '#app/domain/documents/stored-file.server.ts'
import { openExport } from '#app/domain/exports/account/find-export.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { zipAnswer } from '#app/http/files/zip-answer.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import type { Route } from './+types/download-export.ts'

/** The ZIP of an export, for the person whose data it is. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const opened = await openExport(context.get(servicesContext), requireMember(context), params.exportId)
	if (opened === null) throw data('There is no such export.', { status: 404 })
	if (opened === 'expired') throw data('This export has expired. Start a new one in your settings.', { status: 410 })
	return zipAnswer(inPieces(opened.file), opened.fileName, opened.file.size)
}

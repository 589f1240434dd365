import { Readable } from 'node:stream'
import { redirect } from 'react-router'
import { documentExportRefusals } from '#app/domain/exports/documents/document-export.ts'
import { exportDocuments } from '#app/domain/exports/documents/export-documents.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { zipAnswer } from '#app/http/files/zip-answer.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { kilobyte } from '#app/units.ts'
import type { Route } from './+types/export.ts'

/** More than may be chosen: who chose too many is told so. */
const largestForm = 128 * kilobyte
const mostFields = 2_000

/** Following a link to here exports nothing. */
export const loader = () => redirect('/document-vault')

/**
 * A ZIP of the chosen documents, sent while it is made. The form is an ordinary one (`reloadDocument`): scripts can't
 * save an answer as a file.
 */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const ids = (await parseForm(request, largestForm, mostFields)).getAll('documentId').map(String)
	const exported = await exportDocuments(context.get(servicesContext), member, ids)
	if ('refused' in exported)
		return redirectWithToast('/document-vault', { title: documentExportRefusals[exported.refused].says, variant: 'destructive' })
	return zipAnswer(Readable.toWeb(exported.zip) as ReadableStream<Uint8Array>, exported.fileName)
}

import { href, redirect } from 'react-router'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/overview.ts'

/** The address of a document without a page: its report. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	await openPageDocument(context, request, params.documentId)
	return redirect(href('/document-vault/:documentId/report', params))
}

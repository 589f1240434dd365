import { href, redirect } from 'react-router'
import { setFavorite } from '#app/domain/documents/filing/file-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { safeReturnTo } from '#app/http/session/return-to.ts'
import type { Route } from './+types/favorite.ts'

export { backToDocument as loader } from './back-to-document.ts'

/** Stars a document for the reader, or takes the star away, and goes back to the page that the form was on. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const form = await parseForm(request)
	await setFavorite(context.get(servicesContext), access, form.get('favorite') === 'yes')
	return redirect(safeReturnTo(form.get('returnTo')) ?? href('/document-vault/:documentId/report', params))
}

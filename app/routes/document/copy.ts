import { data, href } from 'react-router'
import { copyDocument } from '#app/domain/documents/versions/copy-document.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { notAdded } from '#app/http/not-added.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/copy.ts'

export { backToDocument as loader } from './back-to-document.ts'

/** Makes a document of the reader's own from this one. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const copied = await copyDocument(context.get(servicesContext), access)
	if (copied.outcome !== 'added') {
		const { status, error } = notAdded(copied)
		throw data(error, { status })
	}
	return redirectWithToast(href('/document-vault/:documentId/details', { documentId: copied.documentId }), {
		title: 'Copy made',
		description: 'This is the copy. Give it a name of its own.',
	})
}

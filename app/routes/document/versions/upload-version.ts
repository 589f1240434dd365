import { href } from 'react-router'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { uploadVersion } from './upload-version.server.ts'
import type { Route } from './+types/upload-version.ts'

export { backToDocument as loader } from '../back-to-document.ts'

/** The upload of a new version with progress: the same as the page's own form, answered in JSON. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const to = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
	const taken = await uploadVersion(context, request, to)
	if (taken.outcome === 'added') return Response.json({ location: href('/document-vault/:documentId/versions', params) })
	if (taken.outcome === 'held') throw new Error('A new version was held for somebody to sign in')
	return Response.json({ refusal: taken.refusal }, { status: taken.refusal.status })
}

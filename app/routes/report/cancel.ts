import { redirect } from 'react-router'
import { cancelReview } from '#app/domain/review/run/cancel-review.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/cancel.ts'
import { reportLink } from '#app/components/report/report-links.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'

/** Opened as a page, the URL redirects to the report. */
export function loader({ params, request }: Route.LoaderArgs) {
	return redirect(reportLink({ documentId: params.documentId, version: requestedVersion(request) ?? null }))
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const version = requestedVersion(request)
	await cancelReview(context.get(servicesContext), await openPageDocument(context, request, params.documentId, { may: 'manage', version }))
	// The page shows what happened: canceled, or complete just before.
	return redirect(reportLink({ documentId: params.documentId, version: version ?? null }))
}

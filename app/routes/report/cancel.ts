import { data, redirect } from 'react-router'
import { cancelReview } from '#app/domain/review/cancel-review.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/require-member.ts'
import type { Route } from './+types/cancel.ts'
import { askedVersion, reportLink } from '#app/components/report/report-links.ts'

/** Opened as a page, the address leads back to the report. */
export function loader({ params, request }: Route.LoaderArgs) {
	return redirect(reportLink({ documentId: params.documentId, version: askedVersion(new URL(request.url)) ?? null }))
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const version = askedVersion(new URL(request.url))
	const cancelled = version === null ? null : await cancelReview(context.get(servicesContext), member, params.documentId, version)
	if (cancelled === null) throw data('Your vault has no such document.', { status: 404 })
	// The page says what happened: cancelled, or complete just before.
	return redirect(reportLink({ documentId: params.documentId, version: version ?? null }))
}

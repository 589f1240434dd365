import { data, redirect } from 'react-router'
import { noCreditsSentence } from '#app/domain/documents/upload-refusal.ts'
import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { refusedReviews } from '#app/http/files/review-limit.server.ts'
import type { Route } from './+types/retry.ts'
import { reportLink } from '#app/components/report/report-links.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'

/** Opened as a page, the URL redirects to the report. */
export function loader({ params, request }: Route.LoaderArgs) {
	return redirect(reportLink({ documentId: params.documentId, version: requestedVersion(request) ?? null }))
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const refusedFor = await refusedReviews(context, member)
	if (refusedFor > 0) throw data(tooManyRequests(refusedFor), { status: 429, headers: { 'Retry-After': String(refusedFor) } })
	const version = requestedVersion(request)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', version })
	const requested = await requestReview(context.get(servicesContext), access)
	if (requested.outcome === 'no_credits')
		throw data(noCreditsSentence(requested, 'so this document was not analyzed. It stays in your vault.'), { status: 402 })
	return redirect(reportLink({ documentId: params.documentId, version: version ?? null }))
}

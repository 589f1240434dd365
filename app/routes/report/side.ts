import { data, redirect } from 'react-router'
import { noCreditsSentence } from '#app/domain/documents/upload-refusal.ts'
import { requestReview } from '#app/domain/documents/request-review.server.ts'
import { tooManyRequests } from '#app/domain/identity/sign-in-limits.ts'
import { noPartyCalled } from '#app/domain/review/sides/party-called.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { refusedReviews } from '#app/http/files/review-limit.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { AnalysisBody, newSideOf } from '#app/components/report/review-side.ts'
import type { Route } from './+types/side.ts'
import { reportLink } from '#app/components/report/report-links.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { formProblem } from '#app/http/refusals.ts'

/** Opened as a page, the URL redirects to the report. */
export function loader({ params, request }: Route.LoaderArgs) {
	return redirect(reportLink({ documentId: params.documentId, version: requestedVersion(request) ?? null }))
}

/** The answer to 'Which party are you?': the same version is reviewed again, for that side and type. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const refusedFor = await refusedReviews(context, member)
	if (refusedFor > 0) throw data(tooManyRequests(refusedFor), { status: 429, headers: { 'Retry-After': String(refusedFor) } })
	const form = AnalysisBody.safeParse(Object.fromEntries(await parseForm(request)))
	if (!form.success) throw data(formProblem(form.error), { status: 400 })

	// Readers who are not sure which party they are chose neither sender nor receiver.
	const side = form.data.party_name === '' ? { ...newSideOf(form.data), partyRole: 'unsure' as const } : newSideOf(form.data)
	const version = requestedVersion(request)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', version })
	const requested = await requestReview(context.get(servicesContext), access, side)
	if (requested.outcome === 'no_credits')
		throw data(noCreditsSentence(requested, 'so this document was not analyzed. It stays in your vault.'), { status: 402 })
	const report = reportLink({ documentId: params.documentId, version: version ?? null })
	const refused = (title: string) => redirectWithToast(report, { title, variant: 'destructive' })
	if (requested.outcome === 'unknown_party') return refused(noPartyCalled(form.data.party_name ?? '', requested.parties))
	if (requested.outcome === 'busy') return refused('This document is already being reviewed. Try again when the review is done.')
	return redirect(report)
}

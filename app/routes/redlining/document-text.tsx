import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { lookAtDocumentView } from '#app/domain/documents/versions/document-view-job.server.ts'
import type { FoundView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { requireMember } from '#app/http/require-member.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/document-text.ts'
import { readAsk } from './redlining-links.ts'
import { textIsNeeded } from './text-needed.ts'

/** How the document reads, and which of its versions that is. */
export interface DocumentText {
	/** `null` where the member has no such version. */
	versionNumber: number | null
	view: FoundView | null
	/** Whether a job is still laying the document out. */
	underWay: boolean
}

/**
 * How the document reads. It has a route of its own around the redlining page because a version never changes: whatever
 * is decided there, a hundred pages are sent once, and again only when the page comes to speak of another version.
 *
 * @returns `view: null` where there is nothing to redline: a PDF, or a document that is not for the member (the page
 * itself says so)
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<DocumentText> {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const { version } = readAsk(new URL(request.url).searchParams)
	const found = await findSharedVersion(services, member, params.documentId, version ?? undefined)
	const view = found?.version.mediaType === docxMediaType ? await lookAtDocumentView(services, found.version.id) : null
	return {
		versionNumber: found?.version.number ?? null,
		view: view === 'under_way' ? null : view,
		underWay: view === 'under_way',
	}
}

export function shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return (
		textIsNeeded() ||
		currentParams.documentId !== nextParams.documentId ||
		currentUrl.searchParams.get('version') !== nextUrl.searchParams.get('version')
	)
}

export default function RedliningDocument() {
	return <Outlet />
}

import { openPageDocument } from '#app/http/open-document.server.ts'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { documentViewForPage } from '#app/domain/documents/versions/document-view-job.server.ts'
import type { FoundView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/document-text.ts'
import { textIsNeeded } from './text-needed.ts'

/** The page view of the document, and its version. */
export interface DocumentText {
	/** `null` while there is none. */
	versionNumber: number | null
	view: FoundView | null
	/** Whether a job is still making the page view. */
	underWay: boolean
}

/**
 * The page view of the document. It has a route of its own around the redlining page because a version never changes:
 * a hundred pages are sent once, and again only when the page shows another version.
 *
 * @returns `view: null` where there is nothing to redline: a PDF
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<DocumentText> {
	const services = context.get(servicesContext)
	const { version } = await openPageDocument(context, request, params.documentId, { version: requestedVersion(request) })
	const view = version.mediaType === docxMediaType ? await documentViewForPage(services, version.id) : null
	return {
		versionNumber: version.number,
		view: view === 'under_way' ? null : view,
		underWay: view === 'under_way',
	}
}

export function shouldRevalidate({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return (
		textIsNeeded() ||
		currentParams.documentId !== nextParams.documentId ||
		currentUrl.searchParams.get('version_number') !== nextUrl.searchParams.get('version_number')
	)
}

export default function RedliningDocument() {
	return <Outlet />
}

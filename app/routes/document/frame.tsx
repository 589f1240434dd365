import { Outlet } from 'react-router'
import { documentState } from '#app/domain/documents/filing/document-state.server.ts'
import { isLockedFor } from '#app/domain/access/document-access.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { statusName } from '#app/domain/documents/document-status.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { templateOfDocument } from '#app/domain/templates/generate/documents/template-of-document.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import type { Route } from './+types/frame.ts'
import { DocumentHeader } from './header.tsx'

/** What the head of a document's pages shows. */
export type DocumentHead = Awaited<ReturnType<typeof loader>>

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId ?? '', { version: requestedVersion(request) })
	const { document, role, owner, lock } = access
	const services = context.get(servicesContext)
	const [{ favorite, tags, documentType }, madeFrom] = await Promise.all([
		documentState(services, access),
		templateOfDocument(services, access),
	])
	return {
		id: document.id,
		name: document.name,
		status: statusName(document.status),
		version: shownVersion(document.versionNumber),
		type: documentType,
		isPdf: access.version.mediaType === pdfMediaType,
		tags,
		favorite,
		sharedBy: role === 'owner' ? null : personName(owner),
		role,
		mayEdit: access.may.edit,
		madeFrom,
		lock: lock && { holder: personName(lock.holder), mine: !isLockedFor(access), endsAt: lock.endsAt.toISOString() },
	}
}

/** The frame around all pages of one document: its name, its state, and the tabs. */
export default function DocumentFrame({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<DocumentHeader document={loaderData} />
			<Outlet />
		</>
	)
}

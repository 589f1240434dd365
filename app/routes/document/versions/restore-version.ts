import { data, href } from 'react-router'
import { findVersion } from '#app/domain/access/open-document.server.ts'
import { restoreVersion } from '#app/domain/documents/versions/restore-version.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument, pageNoSuchVersion } from '#app/http/open-document.server.ts'
import { notAdded } from '#app/http/not-added.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/restore-version.ts'

export { backToDocument as loader } from '../back-to-document.ts'

/** Makes an earlier version the newest. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'document' })
	const services = context.get(servicesContext)
	const number = Number((await parseForm(request)).get('version_number'))
	const version = Number.isSafeInteger(number) && number > 0 ? await findVersion(services, access, number) : null
	if (!version) throw pageNoSuchVersion()
	const restored = await restoreVersion(services, access, version)
	if (restored.outcome !== 'added') {
		const { status, error } = notAdded(restored)
		throw data(error, { status })
	}
	return redirectWithToast(href('/document-vault/:documentId/versions', params), {
		title: `Version ${shownVersion(version.number)} restored`,
		description: `Its file is version ${shownVersion(restored.versionNumber)} now, the newest. All others are still here.`,
	})
}

import { href } from 'react-router'
import { lockDocument, unlockDocument } from '#app/domain/documents/locks/lock-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { refusals } from '#app/http/refusals.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/lock.ts'

export { backToDocument as loader } from './back-to-document.ts'

/** Locks a document for the reader, or ends its lock. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId, { may: 'edit', changes: 'nothing' })
	const services = context.get(servicesContext)
	const lock = (await parseForm(request)).get('lock') === 'yes'
	const outcome = lock ? await lockDocument(services, access) : await unlockDocument(services, access)
	const details = href('/document-vault/:documentId/details', params)
	if (outcome === 'locked') return redirectWithToast(details, { title: refusals.locked.error, variant: 'destructive' })
	return redirectWithToast(
		details,
		lock ? { title: 'Document locked', description: 'No one else can change it now.' } : { title: 'Document unlocked' },
	)
}

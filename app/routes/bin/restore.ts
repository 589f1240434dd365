import { data, href, redirect } from 'react-router'
import { openDeletedDocument } from '#app/domain/access/open-document.server.ts'
import { restoreDocument } from '#app/domain/erasure/delete-document.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { refusals } from '#app/http/refusals.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/restore.ts'

export const loader = () => redirect(href('/document-vault/bin'))

/** Takes a document out of the bin. */
export async function action({ context, params }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const access = await openDeletedDocument(services, requireMember(context), params.documentId)
	if (!access || !(await restoreDocument(services, access))) throw data(refusals.gone.error, { status: 404 })
	return redirectWithToast(href('/document-vault/:documentId/report', params), {
		title: 'Document restored',
		description: `${access.document.name} is back in your vault.`,
	})
}

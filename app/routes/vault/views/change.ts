import { data, redirect } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { deleteView, renameView } from '#app/domain/search/saved-views.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/change.ts'
import { listWith, refusedView } from './refused-view.server.ts'

export const loader = () => redirect('/document-vault')

/** Renames or deletes one of the reader's saved views. */
export async function action({ context, params: { viewId }, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const form = await parseForm(request)
	const query = String(form.get('query') ?? '')
	if (!isId(viewId)) return refusedView('gone', query)
	switch (form.get('intent')) {
		case 'rename': {
			const outcome = await renameView(services, member, viewId, String(form.get('name') ?? ''))
			if (outcome !== 'renamed') return refusedView(outcome ?? 'gone', query)
			return redirectWithToast(listWith(query), { title: 'View renamed' })
		}
		case 'delete':
			return (await deleteView(services, member, viewId))
				? redirectWithToast('/document-vault', { title: 'View deleted' })
				: refusedView('gone', query)
		default:
			throw data(refusals.malformed.error, { status: 400 })
	}
}

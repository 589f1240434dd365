import { redirect } from 'react-router'
import { saveView } from '#app/domain/search/saved-views.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/save.ts'
import { listWith, refusedView } from './refused-view.server.ts'

export const loader = () => redirect('/document-vault')

/** Saves the filters of the list that the form is on under a name. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const form = await parseForm(request)
	const query = String(form.get('query') ?? '')
	const saved = await saveView(context.get(servicesContext), member, String(form.get('name') ?? ''), query)
	if (typeof saved === 'string') return refusedView(saved, query)
	return redirectWithToast(listWith(saved.query), { title: `Saved as “${saved.name}”` })
}

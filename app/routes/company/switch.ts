import { redirect } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { switchCompany } from '#app/domain/company/members.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/switch.ts'

/** Opened as a page, it leads to the list of companies. */
export function loader() {
	return redirect('/company-profile/people')
}

/** Lets a member work in another of their companies. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const company = (await parseForm(request)).get('company')
	const switched = isId(company) && (await switchCompany(context.get(servicesContext), member, company))
	return switched
		? redirectWithToast('/dashboard', { title: 'You switched to another company' })
		: redirectWithToast('/company-profile/people', {
				title: 'You are not a member of that company',
				variant: 'destructive',
			})
}

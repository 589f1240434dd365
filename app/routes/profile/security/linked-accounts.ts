import { data, redirect } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { providerNames } from '#app/domain/identity/social/provider.ts'
import { unlinkSocialAccount } from '#app/domain/identity/social/social-accounts.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/linked-accounts.ts'

/** Following a link to here unlinks nothing. */
export const loader = () => redirect('/settings/security')

/** Unlinks an account at a provider. */
export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const account = (await parseForm(request)).get('account')
	if (!isId(account)) throw data(null, { status: 400 })
	const unlinked = await unlinkSocialAccount(context.get(servicesContext), member, account)
	const toast = unlinked
		? { title: `${providerNames[unlinked.provider]} account unlinked`, description: 'You can still log in with an email link.' }
		: { title: 'That account was already unlinked' }
	return redirectWithToast('/settings/security', toast)
}

import { redirect } from 'react-router'
import { portalUrl } from '#app/domain/billing/subscriptions/portal.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/portal.ts'
import { unlessUnreachable } from './unless-unreachable.server.ts'

/** Following a link to here opens nothing. */
export const loader = () => redirect('/settings/billing')

/** Leads to the payment service's page for cards and invoices. */
export async function action({ context }: Route.ActionArgs) {
	const { companyId } = requireMember(context)
	const services = context.get(servicesContext)
	return unlessUnreachable(services, async () => {
		const url = await portalUrl(services, { companyId, returnTo: '/settings/billing' })
		return url === null
			? redirectWithToast('/settings/billing', { title: 'No card yet', description: 'It is asked for when you first pay.' })
			: redirect(url)
	})
}

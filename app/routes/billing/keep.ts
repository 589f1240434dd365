import { redirect } from 'react-router'
import { takeBackChange } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/keep.ts'
import { planToasts } from './plan-toasts.ts'
import { unlessUnreachable } from './unless-unreachable.server.ts'

/** Following a link to here changes nothing. */
export const loader = () => redirect('/settings/billing')

/** Takes a planned downgrade or cancellation back. */
export async function action({ context }: Route.ActionArgs) {
	const { id: userId, companyId } = requireMember(context)
	const services = context.get(servicesContext)
	return unlessUnreachable(services, async () => {
		const outcome = await takeBackChange(services, { userId, companyId })
		return redirectWithToast('/settings/billing', outcome === 'kept' ? planToasts.kept : planToasts.nothingToTakeBack)
	})
}

import { redirect } from 'react-router'
import { requestExport } from '#app/domain/exports/account/request-export.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/export.ts'

/** Following a link to here starts nothing. */
export const loader = () => redirect('/settings/security')

/** Starts the export of all that the member's account holds. */
export async function action({ context }: Route.ActionArgs) {
	const requested = await requestExport(context.get(servicesContext), requireMember(context))
	// To no part of the page: browsers don't reload an address with one by themselves, as the page does without scripts.
	return redirectWithToast(
		'/settings/security',
		'refusedFor' in requested
			? {
					title: 'You can export your data 3 times a day',
					description: 'Please try again tomorrow, or download the export you have.',
					variant: 'destructive',
				}
			: { title: 'Your export is being made', description: 'We will send you an email when it is ready.' },
	)
}

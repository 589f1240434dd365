import { redirect } from 'react-router'
import { endStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireSession } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Route } from './+types/end-step-up.ts'

/** Following a link to here ends nothing. */
export const loader = () => redirect('/')

/** Closes the admin area for this session. */
export async function action({ context }: Route.ActionArgs) {
	const { member, sessionId } = requireSession(context)
	await endStepUp(context.get(servicesContext), member, sessionId)
	return redirectWithToast('/dashboard', { title: 'Admin session ended', description: 'The admin area asks for a code again.' })
}

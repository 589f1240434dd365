import { data, Form } from 'react-router'
import { confirmEmailChange, findOpenEmailChange } from '#app/domain/identity/change-email.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember, requireSession } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/confirm-email.ts'

const failures = {
	taken: 'Another account uses this address. Your address was not changed.',
	invalid: 'This link has expired, was already used, or belongs to another account. Save the new address again to get a new link.',
} as const

/** Opening the mailed link shows the new address; the button confirms it. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const token = new URL(request.url).searchParams.get('token')
	const newEmail = token ? await findOpenEmailChange(context.get(servicesContext), member, token) : null
	return newEmail ? { token, newEmail } : data({ token: null, newEmail: null }, { status: 400 })
}

export async function action({ context, request }: Route.ActionArgs) {
	const { member, sessionId } = requireSession(context)
	const token = (await parseForm(request)).get('token')
	const confirmed = typeof token === 'string' ? await confirmEmailChange(context.get(servicesContext), member, sessionId, token) : null
	if (confirmed === null) return data({ failure: failures.invalid }, { status: 400 })
	if (confirmed === 'taken') return data({ failure: failures.taken }, { status: 409 })
	if ('waitingFor' in confirmed)
		return redirectWithToast('/settings', {
			title: 'New address confirmed',
			description: `Now open the link that we sent to ${confirmed.waitingFor}. If you can no longer read that mailbox, contact support.`,
		})
	return redirectWithToast('/settings', { title: 'Email address changed', description: `You now log in with ${confirmed.email}.` })
}

export default function ConfirmEmail({ loaderData: { token, newEmail }, actionData }: Route.ComponentProps) {
	if (newEmail && !actionData)
		return (
			<div className="grid max-w-xl gap-4">
				<title>New email address · Fineprint</title>
				<PageHeader title="Confirm your new email address" />
				<p>
					Once it is also confirmed at your current address, log in with{' '}
					<strong className="font-medium [overflow-wrap:anywhere]">{newEmail}</strong>. You will be logged out in all other browsers.
				</p>
				<Form method="post" action="/settings/email" replace>
					<input type="hidden" name="token" value={token ?? ''} />
					<Button>Confirm this address</Button>
				</Form>
			</div>
		)
	return (
		<div className="grid max-w-xl gap-4">
			<title>New email address · Fineprint</title>
			<PageHeader title="The address was not changed" />
			<Alert tone="error">{actionData?.failure ?? failures.invalid}</Alert>
			<div>
				<ButtonLink to="/settings">Back to your profile</ButtonLink>
			</div>
		</div>
	)
}

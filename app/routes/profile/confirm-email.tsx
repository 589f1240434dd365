import { data } from 'react-router'
import { confirmEmailChange } from '#app/domain/identity/change-email.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/confirm-email.ts'

const failures = {
	taken: 'Another account has this address. Your account keeps the one it has.',
	invalid:
		'This link is not valid any more. It works once, within 15 minutes, for the account that asked for it. Save the new address again to get another.',
} as const

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const visitor = context.get(visitorContext)
	const token = new URL(request.url).searchParams.get('token')
	const confirmed =
		token && request.method !== 'HEAD' && visitor.kind === 'member'
			? await confirmEmailChange(context.get(servicesContext), member, visitor.sessionId, token)
			: null
	if (confirmed === null) return data({ failure: failures.invalid }, { status: 400 })
	if (confirmed === 'taken') return data({ failure: failures.taken }, { status: 409 })
	throw redirectWithToast('/settings', { title: 'Email address changed', description: `You now sign in with ${confirmed.email}.` })
}

export default function ConfirmEmail({ loaderData: { failure } }: Route.ComponentProps) {
	return (
		<div className="grid max-w-xl gap-4">
			<title>New email address · Fineprint</title>
			<PageHeader title="The address was not changed" />
			<Alert tone="error">{failure}</Alert>
			<div>
				<ButtonLink to="/settings">Back to your profile</ButtonLink>
			</div>
		</div>
	)
}

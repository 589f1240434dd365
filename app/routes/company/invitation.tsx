import { data, Form, useNavigation } from 'react-router'
import { acceptInvitation, findInvitation, type ShownInvitation } from '#app/domain/company/invitations.server.ts'
import { roleDescriptions } from '#app/domain/company/membership-role.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { currentMember, requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/invitation.ts'
import { roleLabels } from './role-labels.ts'

export const headers = passedHeaders

/** The URL contains the token: other sites must not see it as the referrer. */
const carefully = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/** Opening the mailed link joins nothing; the button does, for whoever is signed in with the invited address. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token') ?? ''
	const invitation = await findInvitation(context.get(servicesContext), token)
	return data(
		{ token, invitation, signedInAs: currentMember(context)?.email ?? null },
		{ status: invitation ? 200 : 404, headers: carefully },
	)
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const token = (await parseForm(request)).get('token')
	const services = context.get(servicesContext)
	const invitation = typeof token === 'string' ? await findInvitation(services, token) : null
	const joined = typeof token === 'string' ? await acceptInvitation(services, member, token) : null
	if (!joined) return data({ failed: true }, { status: 404, headers: carefully })
	return redirectWithToast('/company-profile/people', {
		title: `Welcome to ${invitation?.companyName ?? 'the company'}`,
		description: 'You now work in this company. Your own company stays yours: switch on this page.',
	})
}

export default function Invitation({ loaderData: { token, invitation, signedInAs }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-md gap-6 px-4 py-12">
			<title>Invitation · Fineprint</title>
			<meta name="robots" content="noindex" />
			{invitation && !actionData ? (
				<Answer invitation={invitation} token={token} signedInAs={signedInAs} />
			) : (
				<>
					<h1 className="font-serif text-2xl font-semibold tracking-tight">This invitation is no longer open</h1>
					<Alert tone="error">
						It was accepted, revoked or replaced by a newer one, or it is older than 14 days. Ask the person who invited you for another.
					</Alert>
					<ButtonLink to={signedInAs ? '/dashboard' : '/'}>{signedInAs ? 'Go to the dashboard' : 'Go to the home page'}</ButtonLink>
				</>
			)}
		</main>
	)
}

function Answer({ invitation, token, signedInAs }: { invitation: ShownInvitation; token: string; signedInAs: string | null }) {
	const { email, role, companyName, invitedBy } = invitation
	return (
		<>
			<h1 className="font-serif text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">Join {companyName}</h1>
			<p>
				<strong className="font-medium [overflow-wrap:anywhere]">{invitedBy}</strong> invites{' '}
				<strong className="font-medium [overflow-wrap:anywhere]">{email}</strong> to this company as {role === 'member' ? 'a' : 'an'}{' '}
				{roleLabels[role].toLowerCase()}.
			</p>
			<p className="text-sm text-muted">
				{roleLabels[role]}: {roleDescriptions[role]} Your own documents stay yours and are not shown to the company.
			</p>
			{signedInAs === email ? (
				<Accept token={token} />
			) : signedInAs ? (
				<WrongAccount email={email} signedInAs={signedInAs} />
			) : (
				<SignIn token={token} />
			)}
		</>
	)
}

function Accept({ token }: { token: string }) {
	const idle = useNavigation().state === 'idle'
	return (
		<Form method="post" action="/invitation" replace>
			<input type="hidden" name="token" value={token} />
			<Button disabled={!idle}>{idle ? 'Accept invitation' : 'Joining …'}</Button>
		</Form>
	)
}

function SignIn({ token }: { token: string }) {
	const returnTo = `/invitation?token=${encodeURIComponent(token)}`
	return (
		<div className="grid gap-3">
			<p>Log in or create an account with that address. You come back here to accept.</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={loginPath('/login', { returnTo })}>Log in</ButtonLink>
				<ButtonLink to={loginPath('/login', { mode: 'register', returnTo })} variant="secondary">
					Create an account
				</ButtonLink>
			</div>
		</div>
	)
}

function WrongAccount({ email, signedInAs }: { email: string; signedInAs: string }) {
	return (
		<>
			<Alert tone="warning" title="This invitation is for another address">
				You are logged in as {signedInAs}. Log out, then open the link in the email again and log in as {email}.
			</Alert>
			<form method="post" action="/logout">
				<Button variant="secondary">Log out</Button>
			</form>
		</>
	)
}

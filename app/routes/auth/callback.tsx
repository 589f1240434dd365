import { useEffect, useRef } from 'react'
import { data, Form, useNavigation, useSubmit } from 'react-router'
import { findOpenLink, redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { pendingSignIn } from '#app/http/session/mailed-code.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { sentences } from '#app/http/sentences.ts'
import { completeSignIn } from '#app/http/session/signed-in.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/callback.ts'

export const headers = passedHeaders

/** The URL contains the token: other sites must not see it as the referrer. */
const carefully = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

/**
 * Opening a mailed link signs nobody in: mail scanners open links, and following somebody else's link would sign in to
 * their account. The button does, or, in the browser that requested the link, the page itself.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token')
	const link = token ? await findOpenLink(context.get(servicesContext), token) : null
	const opened = link && { token, email: link.email, requestedHere: (await pendingSignIn(request))?.linkId === link.id }
	return data({ link: opened, member: currentMember(context) !== null }, { status: link ? 200 : 401, headers: carefully })
}

export async function action({ context, request }: Route.ActionArgs) {
	const token = (await parseForm(request)).get('token')
	const signedIn =
		typeof token === 'string' ? await redeemLink(context.get(servicesContext), token, request.headers.get('User-Agent')) : null
	if (signedIn) return completeSignIn(context, request, signedIn)
	return data({ failed: true }, { status: 401, headers: carefully })
}

export default function Callback({ loaderData: { link, member }, actionData }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-md gap-6 px-4 py-12">
			<title>Log in · Fineprint</title>
			{link && !actionData ? <LogIn {...link} /> : <LinkFailed member={member} />}
		</main>
	)
}

function LogIn({ token, email, requestedHere }: { token: string | null; email: string; requestedHere: boolean }) {
	const submit = useSubmit()
	const form = useRef<HTMLFormElement>(null)
	const idle = useNavigation().state === 'idle'
	useEffect(() => {
		if (requestedHere) void submit(form.current, { replace: true })
	}, [requestedHere, submit])
	return (
		<>
			<h1 className="font-serif text-2xl font-semibold tracking-tight">Log in to Fineprint</h1>
			<p>
				You are logging in as <strong className="font-medium [overflow-wrap:anywhere]">{email}</strong>.
			</p>
			<Form ref={form} method="post" action="/auth/callback" replace>
				<input type="hidden" name="token" value={token ?? ''} />
				<Button disabled={!idle}>{idle ? 'Log in' : 'Logging in …'}</Button>
			</Form>
		</>
	)
}

function LinkFailed({ member }: { member: boolean }) {
	return (
		<>
			<h1 className="font-serif text-2xl font-semibold tracking-tight">This link has expired</h1>
			<Alert tone="error">{sentences.linkFailed}</Alert>
			{member ? <p>You are already logged in.</p> : null}
			<ButtonLink to={member ? '/dashboard' : '/login'}>{member ? 'Go to the dashboard' : 'Email me a new link'}</ButtonLink>
		</>
	)
}

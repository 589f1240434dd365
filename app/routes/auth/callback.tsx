import { data } from 'react-router'
import { redeemLink } from '#app/domain/identity/sign-in-link.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { currentMember } from '#app/http/require-member.ts'
import { sentences } from '#app/http/sentences.ts'
import { enter } from '#app/http/signed-in.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/callback.ts'

export const headers = passedHeaders

export async function loader({ context, request }: Route.LoaderArgs) {
	const token = new URL(request.url).searchParams.get('token')
	const signedIn =
		token && isOpened(request) ? await redeemLink(context.get(servicesContext), token, request.headers.get('User-Agent')) : null
	if (signedIn) throw await enter(context, request, signedIn)
	return data(
		{ member: currentMember(context) !== null },
		{ status: isOpened(request) ? 401 : 200, headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
	)
}

/**
 * Whether somebody opened the link. Mail programs look ahead with HEAD, browsers with a prefetch, and the link works
 * once; and an image on another site's page must not sign its readers in as whoever put it there.
 */
function isOpened({ method, headers }: Request): boolean {
	const destination = headers.get('Sec-Fetch-Dest') ?? 'document'
	return method !== 'HEAD' && destination === 'document' && !/prefetch|prerender/.test(headers.get('Sec-Purpose') ?? '')
}

export default function Callback({ loaderData: { member } }: Route.ComponentProps) {
	return (
		<main id="content" className="mx-auto grid w-full max-w-md gap-6 px-4 py-12">
			<title>Log in · Fineprint</title>
			<h1 className="font-serif text-2xl font-semibold tracking-tight">That link did not log you in</h1>
			<Alert tone="error">{sentences.linkFailed}</Alert>
			{member ? <p>You are logged in already.</p> : null}
			<ButtonLink to={member ? '/dashboard' : '/login'}>{member ? 'Go to the dashboard' : 'Email me a new link'}</ButtonLink>
		</main>
	)
}

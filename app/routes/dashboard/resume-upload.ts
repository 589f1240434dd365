import { href, redirect } from 'react-router'
import { claimUpload } from '#app/domain/documents/held-upload.server.ts'
import { refusal } from '#app/domain/documents/upload-refusal.ts'
import { servicesContext } from '#app/http/context.ts'
import { endedHeldUploadCookie, readHeldUpload } from '#app/http/files/held-upload-cookie.server.ts'
import { currentMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { loginPath } from '#app/components/sign-in/login-path.ts'
import { noteOnRead } from '#app/infrastructure/note-on-read.ts'
import type { Route } from './+types/resume-upload.ts'

/** After signing in: the file that was chosen before becomes the member's, and its review begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const member = currentMember(context)
	// This address has no page: whoever opens it too early, or with a session that ended, signs in and comes back.
	if (!member) return redirect(loginPath('/login', { returnTo: href('/uploads/resume') }))
	// A browser that looks ahead must not take the file up for somebody who is not there yet.
	if (request.method === 'HEAD' || /prefetch|prerender/.test(request.headers.get('Sec-Purpose') ?? ''))
		return new Response(null, { status: 204 })
	const token = await readHeldUpload(request.headers)
	const services = context.get(servicesContext)
	const { db, jobs, storage } = services
	// What was posted before signing in is taken up by coming back: the one read that begins a review.
	const claimed =
		token === null
			? ({ outcome: 'not_found' } as const)
			: await noteOnRead({ db, jobs, storage }, (writing) => claimUpload(writing, member, token))

	const headers = { 'Set-Cookie': await endedHeldUploadCookie(services.env.appUrl) }
	switch (claimed.outcome) {
		case 'added':
			return redirectWithToast(
				href('/document-vault/:documentId/report', { documentId: claimed.documentId }),
				{ title: 'Document uploaded successfully' },
				{ headers },
			)
		case 'no_credits':
			return redirectWithToast(
				href('/dashboard'),
				{ title: 'No document checks left', description: refusal('no_credits', 'landing').message, variant: 'destructive' },
				{ headers },
			)
		case 'not_found':
			return redirectWithToast(
				href('/dashboard'),
				{
					title: 'Please choose your file again',
					description: 'A file chosen before signing in is kept for one hour, in the browser it was chosen in, and can be taken up once.',
					variant: 'destructive',
				},
				{ headers },
			)
	}
}

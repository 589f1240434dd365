import { redirect } from 'react-router'
import { withCookies } from '#app/http/session/with-cookies.ts'
import type { Route } from './+types/uploads.ts'
import { answerUpload } from '#app/components/upload/upload-answer.server.ts'

/** Opened as a page, the URL redirects to the upload form. */
export function loader() {
	return redirect('/dashboard')
}

/** The upload of a form that shows progress: the same as the form's own action, answered in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
	const place = new URL(request.url).searchParams.get('place') === 'landing' ? 'landing' : 'dashboard'
	const answer = await answerUpload(context, request, place)
	if (answer.outcome === 'go') {
		const { headers } = answer.redirect
		return Response.json({ location: headers.get('Location') }, { headers: withCookies(headers.getSetCookie()) })
	}
	return Response.json({ refusal: answer.refusal }, { status: answer.refusal.status, headers: answer.headers })
}

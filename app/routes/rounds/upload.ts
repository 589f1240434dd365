import { redirect } from 'react-router'
import type { Route } from './+types/upload.ts'
import { roundsLink } from './rounds-links.ts'
import { answerRoundUpload } from './take-returned-file.server.ts'

/** Opened as a page, the URL redirects to the upload form for returned files. */
export function loader({ params }: Route.LoaderArgs) {
	return redirect(roundsLink(params.documentId))
}

/** The upload of a returned file with progress: the same as the page's own form, answered in JSON. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const answer = await answerRoundUpload(context, request, params.documentId)
	if ('location' in answer) return Response.json(answer)
	return Response.json({ refusal: answer.refusal }, { status: answer.refusal.status, headers: answer.headers })
}

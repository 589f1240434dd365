import { data, type ActionFunctionArgs } from 'react-router'
import type { Refusal } from '#app/domain/documents/upload-refusal.ts'
import { answerUpload, type FormPlace } from './upload-answer.server.ts'

/** What the upload form shows after a refusal: why, and what was chosen. */
export interface UploadProblem {
	refusal: Refusal
	chosen: Record<string, string>
}

/** The action of a page with an `UploadForm`: a redirect, or the same page with an `UploadProblem`. */
export function uploadAction(place: FormPlace) {
	return async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
		const answer = await answerUpload(context, request, place)
		if (answer.outcome === 'go') return answer.redirect
		const { refusal, chosen } = answer
		return data<UploadProblem>({ refusal, chosen }, { status: refusal.status, headers: answer.headers })
	}
}

import { openApiDocument } from '#app/http/open-document.server.ts'
import { requireApiMember } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/upload-and-analysis.ts'
import { answerWithAnalysis } from './analysis-answer.server.ts'
import { takeApiUpload } from './api-upload.server.ts'

export const loader = () => methodNotAllowed('POST')

/** Keeps a file as a document of its own or as a new version of `document_id`, has it analysed, and waits for the report. */
export async function action({ request, context }: Route.ActionArgs) {
	if (request.method !== 'POST') return methodNotAllowed('POST')
	requireApiMember(context)
	const { documentId, reviewId } = await takeApiUpload(context, request, async ({ document_id: documentId }) => ({
		analyse: true,
		// The review is paid with a check of the document's owner.
		...(documentId ? { to: await openApiDocument(context, request, documentId, { may: 'manage' }) } : {}),
	}))
	if (reviewId === null) throw new Error(`Document ${documentId} was added without the review that was asked for`)
	return answerWithAnalysis(context.get(servicesContext), documentId, reviewId, request.signal)
}

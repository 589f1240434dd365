import { answerWithAnalysis } from './analysis-answer.server.ts'
import { takeApiUpload, uploadErrors } from './api-upload.server.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { AnalysisAnswer, AnalysisUnderWay } from '../schemas/analysis.ts'
import { UploadFields } from '../schemas/upload.ts'

const uploadAndAnalyse = defineOperation({
	method: 'POST',
	path: '/document/uploadAndAnalysis',
	scope: 'documents:write',
	summary: 'Upload a PDF or DOCX as a new document or version, analyze it and wait for the report',
	multipart: UploadFields,
	answers: { 200: AnalysisAnswer, 202: AnalysisUnderWay },
	errors: [...uploadErrors, 403, 404, 409, 423],
	async run(call) {
		const { documentId, reviewId } = await takeApiUpload(call, async ({ document_id: documentId }) => ({
			analyze: true,
			// The document owner's credit pays for the review.
			...(documentId ? { to: await openApiDocument(call.context, call.request, documentId, { may: 'manage', changes: 'document' }) } : {}),
		}))
		if (reviewId === null) throw new Error(`Document ${documentId} was added without the review that was asked for`)
		return answerWithAnalysis(call.services, documentId, reviewId, call.request.signal)
	},
})

export const loader = endpoint(uploadAndAnalyse)
export const action = loader

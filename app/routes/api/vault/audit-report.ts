import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { openApiDocument } from '#app/http/open-document.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { auditReportAnswer, auditReportErrors } from '../schemas/audit-report-answer.server.ts'
import { daysQuery } from '../schemas/activity.ts'

const download = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/audit-report.docx',
	scope: 'documents:read',
	summary: 'Download the signed audit report of the document as a Word document (plan Scale)',
	query: daysQuery,
	answers: { 200: { mediaTypes: [docxMediaType] } },
	errors: auditReportErrors,
	async run({ services, context, params, request, query }) {
		const access = await openApiDocument(context, request, params.documentId)
		return auditReportAnswer(services, access.member, access, query)
	},
})

export const loader = endpoint(download)
export const action = loader

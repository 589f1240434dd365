import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { auditReportAnswer, auditReportErrors } from '../schemas/audit-report-answer.server.ts'
import { daysQuery } from '../schemas/activity.ts'
import { requireOwnCompany } from './own-company.server.ts'

const download = defineOperation({
	method: 'GET',
	path: '/company/{companyId}/audit-report.docx',
	// It tells of accounts and of all documents, more than any scope of a token says.
	scope: 'session',
	summary: 'Download the signed audit report of your company as a Word document (plan Scale)',
	query: daysQuery,
	answers: { 200: { mediaTypes: [docxMediaType] } },
	errors: auditReportErrors,
	async run({ services, member, params, query }) {
		requireOwnCompany(member, params.companyId)
		return auditReportAnswer(services, member, null, query)
	},
})

export const loader = endpoint(download)
export const action = loader

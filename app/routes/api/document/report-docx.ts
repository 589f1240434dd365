import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { reportFileName } from '#app/domain/review/report/report-words.ts'
import { writeReportDocx } from '#app/domain/review/run/review-engine.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { requestContext } from '#app/http/context.ts'
import { storedReport } from './stored-report.server.ts'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { versionQuery } from '#app/http/api/requested-version.ts'

const download = defineOperation({
	method: 'GET',
	path: '/document/{documentId}/report.docx',
	scope: 'documents:read',
	summary: 'Download the report as a Word document',
	query: versionQuery,
	answers: { 200: { mediaTypes: [docxMediaType] } },
	errors: [404, 409, 500],
	async run(call) {
		const report = await storedReport(call)
		if (report instanceof Response) return report
		try {
			const bytes = await writeReportDocx(report, call.request.signal)
			return new Response(new Uint8Array(bytes), {
				headers: {
					'Content-Type': docxMediaType,
					'Content-Length': String(bytes.length),
					'Content-Disposition': `attachment; filename="${reportFileName}"`,
					'Cache-Control': 'private, no-store',
				},
			})
		} catch (error) {
			call.services.log.error({ err: error, requestId: call.context.get(requestContext).id }, 'A report could not be written as DOCX')
			return apiError(500, 'report_failed', 'Failed to generate DOCX file for download.')
		}
	},
})

export const loader = endpoint(download)
export const action = loader

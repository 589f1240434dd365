import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { reportFileName } from '#app/domain/review/report/report-words.ts'
import { writeReportDocx } from '#app/domain/review/run/review-engine.server.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { methodNotAllowed } from '#app/http/api/api-method.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import type { Route } from './+types/report-docx.ts'
import { storedReport } from './stored-report.server.ts'

/** GET /api/document/{id}/report.docx: 'Download Review'. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
	const report = await storedReport(context, params.documentId, request)
	if (report instanceof Response) return report
	try {
		const bytes = await writeReportDocx(report, request.signal)
		return new Response(new Uint8Array(bytes), {
			headers: {
				'Content-Type': docxMediaType,
				'Content-Length': String(bytes.length),
				'Content-Disposition': `attachment; filename="${reportFileName}"`,
				'Cache-Control': 'private, no-store',
			},
		})
	} catch (error) {
		context
			.get(servicesContext)
			.log.error({ err: error, requestId: context.get(requestContext).id }, 'A report could not be written as DOCX')
		return apiError(500, 'report_failed', 'Failed to generate DOCX file for download.')
	}
}

export function action() {
	return methodNotAllowed('GET')
}

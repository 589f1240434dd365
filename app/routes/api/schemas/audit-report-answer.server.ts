import { plansWith } from '#app/domain/billing/gates.ts'
import { shownEvent } from '#app/components/activity/activity-page.ts'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { makeAuditReport, mostEvents, type ReportRefusal } from '#app/domain/audit/make-report.server.ts'
import { auditReportDocx } from '#app/domain/audit/report-docx.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { apiError } from '#app/http/api/api-answer.ts'
import { attachment } from '#app/http/files/attachment.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readActivityCall } from './activity.ts'

const refusals: Record<ReportRefusal, { status: number; error: string }> = {
	plan_needed: {
		status: 402,
		error: `Audit reports are part of the plan ${plansWith('audit_report')}. Upgrade your plan to download them.`,
	},
	other_company: { status: 403, error: 'Only members of the company whose document it is can download its audit report.' },
	too_many_events: {
		status: 413,
		error: `An audit report holds at most ${mostEvents.toLocaleString('en-US')} events. Choose fewer days.`,
	},
}

export const auditReportErrors = [400, 402, 403, 404, 413] as const

/** The audit report of a document, or of the member's company, as a download; or why there is none. */
export async function auditReportAnswer(services: Services, member: Member, of: DocumentAccess | null, query: URLSearchParams) {
	const days = new URLSearchParams(['from', 'to'].map((name) => [name, query.get(name) ?? '']))
	readActivityCall(days)
	const report = await makeAuditReport(services, member, of, { from: days.get('from') || null, to: days.get('to') || null }, shownEvent)
	if (typeof report === 'string') return apiError(refusals[report].status, report, refusals[report].error)
	const bytes = await auditReportDocx(report)
	return new Response(new Uint8Array(bytes), {
		headers: {
			'Content-Type': docxMediaType,
			'Content-Length': String(bytes.length),
			'Content-Disposition': attachment(`Audit report of ${report.document?.name ?? report.company.name}.docx`),
			'Cache-Control': 'private, no-store',
		},
	})
}

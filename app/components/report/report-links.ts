import { href } from 'react-router'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Severity } from '#app/domain/review/report/report.ts'

/** The report that a link leads to: the version is named only when it is not the newest. */
export interface ReportPlace {
	documentId: string
	version: number | null
	/** Whether the reader may buy the help of an expert for it. */
	mayAskExpert?: boolean
}

/** The fragment that the marked words carry in the document's text. */
export const markId = 'marked'

/** The report's page. */
export function reportLink({ documentId, version }: ReportPlace, extra: { severity?: Severity; fragment?: string } = {}): string {
	return withQuery(
		href('/document-vault/:documentId/report', { documentId }),
		{ version_number: version, severity: extra.severity },
		extra.fragment,
	)
}

/** The page that redlines the document. */
export function redliningPageLink({ documentId, version }: ReportPlace, fragment?: string): string {
	return withQuery(href('/review/:documentId', { documentId }), { version_number: version }, fragment)
}

/** The words of a PDF as a Word file. */
export function textFileLink({ documentId, version }: ReportPlace): string {
	return withQuery(href('/review/:documentId/text.docx', { documentId }), { version_number: version })
}

/** Where a report's 'Cancel' form posts to. */
export function cancelLink({ documentId, version }: ReportPlace): string {
	return withQuery(href('/document-vault/:documentId/report/cancel', { documentId }), { version_number: version })
}

/** Where a report's 'Try again' form posts to. */
export function retryLink({ documentId, version }: ReportPlace): string {
	return withQuery(href('/document-vault/:documentId/report/retry', { documentId }), { version_number: version })
}

/** Where the form posts to that chooses the reader's side. */
export function sideLink({ documentId, version }: ReportPlace): string {
	return withQuery(href('/document-vault/:documentId/report/side', { documentId }), { version_number: version })
}

/** The document's text from its beginning. */
export function textPageLink({ documentId, version }: ReportPlace): string {
	return withQuery(href('/document-vault/:documentId/report/text', { documentId }), { version_number: version })
}

/** The document's text, opened at the words of a finding. */
export function findingLink({ documentId, version }: ReportPlace, findingId: string): string {
	return withQuery(href('/document-vault/:documentId/report/text', { documentId }), { version_number: version, finding: findingId }, markId)
}

/** The document's text, opened at a span. */
export function spanLink({ documentId, version }: ReportPlace, { start, end }: Span): string {
	return withQuery(href('/document-vault/:documentId/report/text', { documentId }), { version_number: version, start, end }, markId)
}

/** The pages of a PDF, opened at a finding. */
export function pagesLink({ documentId, version }: ReportPlace, findingId?: string): string {
	return withQuery(
		href('/document-vault/:documentId/pages', { documentId }),
		{ version_number: version, finding: findingId },
		findingId === undefined ? undefined : markId,
	)
}

/** The anchor of a finding on the report's page. */
export function findingAnchor(findingId: string): string {
	return `finding-${findingId}`
}

function withQuery(path: string, values: Record<string, string | number | null | undefined>, fragment?: string): string {
	const query = new URLSearchParams()
	for (const [name, value] of Object.entries(values)) if (value !== null && value !== undefined) query.set(name, String(value))
	return `${path}${query.size > 0 ? `?${query}` : ''}${fragment ? `#${fragment}` : ''}`
}

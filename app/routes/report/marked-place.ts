import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Finding } from '#app/domain/review/report/report.ts'

/** What a URL of the text page refers to: a finding with its neighbors, or only a span. */
export interface MarkedPlace {
	marked: Span | null
	finding: { id: string; says: string } | null
	/** Ids of the neighboring findings with a quote, in the order of the report. */
	previous: string | null
	next: string | null
}

/**
 * Reads `?finding=ID` or `?start=…&end=…`. An unknown finding, or a span outside the text, marks nothing, so that an
 * old link still opens the text.
 *
 * @param textLength in UTF-16 units
 */
export function markedPlace(query: URLSearchParams, findings: Finding[], textLength: number): MarkedPlace {
	const quoted = findings.filter((finding) => finding.start !== null && finding.end !== null)
	const index = quoted.findIndex(({ id }) => id === query.get('finding'))
	const finding = quoted[index]
	if (finding) {
		return {
			marked: { start: finding.start!, end: finding.end! },
			finding: { id: finding.id, says: finding.says },
			previous: quoted[index - 1]?.id ?? null,
			next: quoted[index + 1]?.id ?? null,
		}
	}
	const start = offset(query.get('start'))
	const end = offset(query.get('end'))
	const marked = start !== null && end !== null && start < end && end <= textLength ? { start, end } : null
	return { marked, finding: null, previous: null, next: null }
}

function offset(value: string | null): number | null {
	return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** What lists show where a document has no report (yet). */
export const noAnalysis = 'No analysis yet'

/** A document's analysis in a list: the report's verdict in one sentence, or the state of the review. */
export function analysisLabel({ analysis, summary }: { analysis: { status: string } | null; summary: string | null }): string {
	switch (analysis?.status) {
		case 'complete':
			return summary ?? noAnalysis
		case 'queued':
		case 'running':
			return 'Analysis in progress.'
		case 'failed':
			return 'The analysis failed. Your check was refunded.'
		case 'canceled':
			return 'The analysis was canceled. Your check was refunded.'
		default:
			return noAnalysis
	}
}

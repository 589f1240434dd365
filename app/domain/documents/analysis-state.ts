/** What lists say where a document has no report (yet). */
export const noAnalysis = 'No analysis yet'

/** What a list says about a document's analysis: the report's verdict in one sentence, or how far it is. */
export function analysisWords({ analysis, summary }: { analysis: { status: string } | null; summary: string | null }): string {
	switch (analysis?.status) {
		case 'complete':
			return summary ?? noAnalysis
		case 'queued':
		case 'running':
			return 'The analysis is under way.'
		case 'failed':
			return 'The analysis failed; your check was given back.'
		case 'cancelled':
			return 'The analysis was cancelled; your check was given back.'
		default:
			return noAnalysis
	}
}

import type { ReviewReport } from './report.ts'

/**
 * The report as bytes, the same for the web, the API and the command line. One line, UTF-8, ending in a newline; keys
 * are in the order in which the report was built, so equal reports are equal bytes.
 */
export function reportJson(report: ReviewReport): string {
	return `${JSON.stringify(report)}\n`
}

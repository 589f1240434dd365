import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { TextLayout } from '#app/domain/extraction/text-layout.ts'
import type { Finding, ReviewReport, Summary } from './report.ts'
import type { ReportSections, SectionName } from '../review-document.ts'

/** What the page shows a piece at a time, in the order in which a review makes it. */
export const shownSections = ['facts', 'clauses', 'findings', 'summary'] as const satisfies SectionName[]

/** Each section of a review as its own row keeps it, as JSON. */
export interface StoredSections extends ReportSections {
	/** The document's text; first, since everything points into it. */
	text: ExtractedDocument
	/** Where the words are on the pages of a PDF; reviews of Word files and early reviews have none. */
	layout: TextLayout
	about: AboutReport
	/** The whole report: the exact bytes of analysis.json. */
	report: ReviewReport
}

export type StoredSectionName = keyof StoredSections
export type ShownSectionName = (typeof shownSections)[number]

/** The small parts of a report that tell which document was reviewed, and by which engine. */
export type AboutReport = Pick<ReviewReport, 'file' | 'document' | 'options' | 'engine' | 'playbook'>

/** What a finished review leaves in its own row, for lists, counters and the vault. */
export interface ReviewDigest {
	about: AboutReport
	verdict: Summary['verdict']
	/** Findings by kind, without those that the language model disputes. */
	counters: Record<Finding['kind'], number>
}

/** The digest of a report. */
export function digestOf({ file, document, options, engine, playbook, summary, findings }: ReviewReport): ReviewDigest {
	const counters = { issue: 0, ambiguous: 0, missing: 0, contradictory: 0, compliance: 0 }
	for (const finding of findings) if (!finding.disputed) counters[finding.kind]++
	return { about: { file, document, options, engine, playbook }, verdict: summary.verdict, counters }
}

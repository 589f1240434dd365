import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Finding, ReviewOptions, Severity } from '#app/domain/review/report/report.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/** The input for drafting suggestions: the document as it was read, and its review's findings. */
export interface DraftingInput {
	document: ExtractedDocument
	findings: Finding[]
	/** The names of the parties in the document, from its facts; left out where there are none. */
	parties?: string[]
	/** The side and type of the review, so that each change can be proved against the document; left out where unknown. */
	options?: ReviewOptions
}

/** A suggestion before it has a number and a state. */
export interface SuggestionDraft {
	/** The finding's id in the report. */
	findingKey: string
	ruleId: string
	origin: 'finding' | 'model'
	severity: Severity
	title: string
	change: SuggestionChange
	reason: string
	internalNote: string
	/** SHA-256 of the whole text of the paragraph, hexadecimal. */
	anchorHash: string
	/** Index of the paragraph in the document, and the offset in it, for document order. */
	paragraph: number
	offset: number
}

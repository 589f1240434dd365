import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Finding, ReviewOptions, Severity } from '#app/domain/review/report/report.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/** What suggestions are made from: the document as it was read, and what its review found. */
export interface DraftingInput {
	document: ExtractedDocument
	findings: Finding[]
	/** The names by which the parties go in it, as its facts say; left out where there are none. */
	parties?: string[]
	/** For whom and as what it was reviewed, so that each change can be held against the document; left out where that is not known. */
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
	/** Index of the paragraph among those of the document, and the offset in it: document order. */
	paragraph: number
	offset: number
}

import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewOptions } from './report.ts'
import { reportJson } from './report-json.ts'
import { reviewDocument } from './review-document.ts'
import { digestOf, shownSections, type ReviewDigest, type StoredSectionName } from './stored-sections.ts'

/** What a review is made from. The same input gives the same report, byte for byte. */
export interface ReviewInput {
	file: { name: string; sha256: string; bytes: number }
	document: ExtractedDocument
	options: ReviewOptions
}

/** One piece of a review, ready to be stored: bodies are JSON already, so that whoever stores them need not hold the objects. */
export type ReviewPart = { kind: 'section'; name: StoredSectionName; body: string } | { kind: 'done'; report: string; digest: ReviewDigest }

/** Reviews a document, giving each section as soon as it is ready: the text first, the whole report last. */
export function reviewInParts(input: ReviewInput, give: (part: ReviewPart) => void): void {
	give({ kind: 'section', name: 'text', body: JSON.stringify(input.document) })
	const report = reviewDocument(input, (name, data) => {
		if (shownSections.includes(name)) give({ kind: 'section', name, body: JSON.stringify(data) })
	})
	give({ kind: 'done', report: reportJson(report), digest: digestOf(report) })
}

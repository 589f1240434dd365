import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewOptions } from './report.ts'
import { reportJson } from './report-json.ts'
import { reviewDocument } from './review-document.ts'
import { digestOf, type ReviewDigest, type ShownSectionName } from './stored-sections.ts'

/** What a review is made from. The same input gives the same report, byte for byte. */
export interface ReviewInput {
	file: { name: string; sha256: string; bytes: number }
	document: ExtractedDocument
	options: ReviewOptions
}

/** One section as it is stored: JSON already, so that whoever stores it need not hold the objects. */
export interface SectionPart {
	name: 'text' | ShownSectionName
	body: string
}

/** A review that is done: the exact bytes of its report, and what its row says of it. */
export interface ReviewedDocument {
	report: string
	digest: ReviewDigest
}

/** Reviews a document, giving each section as soon as it is ready, the text of the document first. */
export function reviewInParts(input: ReviewInput, give: (section: SectionPart) => void): ReviewedDocument {
	give({ name: 'text', body: JSON.stringify(input.document) })
	const report = reviewDocument(input, (name, data) => give({ name, body: JSON.stringify(data) }))
	return { report: reportJson(report), digest: digestOf(report) }
}

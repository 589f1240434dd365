import { reportJson } from './report-json.ts'
import { reviewDocument, type ReviewDocumentInput } from './review-document.ts'
import { digestOf, type ReviewDigest, type ShownSectionName } from './stored-sections.ts'

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
export function reviewInParts(input: ReviewDocumentInput, give: (section: SectionPart) => void): ReviewedDocument {
	give({ name: 'text', body: JSON.stringify(input.document) })
	const report = reviewDocument(input, (name, data) => give({ name, body: JSON.stringify(data) }))
	return { report: reportJson(report), digest: digestOf(report) }
}

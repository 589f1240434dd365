import type { DocumentReading } from '../document-reading.ts'
import { reportJson } from '../report/report-json.ts'
import { reviewDocument, type ReviewDocumentInput } from '../review-document.ts'
import { digestOf, type ReviewDigest, type ShownSectionName } from '../report/stored-sections.ts'

/** One section as stored: JSON already, so that the caller need not hold the objects. */
export interface SectionPart {
	name: 'text' | ShownSectionName
	body: string
}

/** A completed review: the exact bytes of its report, and the fields of its row. */
export interface ReviewedDocument {
	report: string
	digest: ReviewDigest
	/** What the engine knows beside the report, for the language model; left out once the model has read it. */
	reading?: DocumentReading
}

/** Reviews a document, giving each section as soon as it is ready, the text of the document first. */
export function reviewInParts(input: ReviewDocumentInput, give: (section: SectionPart) => void): ReviewedDocument {
	give({ name: 'text', body: JSON.stringify(input.document) })
	let reading: DocumentReading | undefined
	const report = reviewDocument(
		input,
		(name, data) => give({ name, body: JSON.stringify(data) }),
		(known) => (reading = known),
	)
	return { report: reportJson(report), digest: digestOf(report), ...(reading ? { reading } : {}) }
}

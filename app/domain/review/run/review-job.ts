import type { ReviewDocumentInput } from '../review-document.ts'
import type { ReviewedDocument } from './review-parts.ts'

/** A document to review; the thread has models of its own. */
export type ReviewRequest = Omit<ReviewDocumentInput, 'models'>

/** A job for the review thread: to review a document, or to write a stored report as a Word file. */
export type ReviewJob = { do: 'review'; input: ReviewRequest } | { do: 'write-docx'; report: string }

/** Its answer. */
export type ReviewAnswer = { reviewed: ReviewedDocument } | { docx: Uint8Array }

import type { ExtractionFailure } from './extracted-document.ts'
import { maximumPages, maximumTextLength } from './limits.ts'

/** The message for each reason why a file can't be reviewed: what is wrong, and what to do. */
export const extractionAdvice: Record<ExtractionFailure, string> = {
	unsupported_type: 'Invalid file type — Please upload a PDF or DOCX file',
	empty: 'This file is empty. Choose the file again, or export it once more from the program it was written in.',
	encrypted: 'This file is locked with a password. Remove the password and upload it again.',
	corrupt: 'This file is damaged and cannot be opened. Export it once more from the program it was written in and upload that.',
	expands_too_much:
		'This file unpacks to far more than a document holds, so it was not opened. Save it again as DOCX or PDF and upload that.',
	xml_entities:
		'This file contains entity declarations that no Word document needs, so it was not opened. Save it again in Word as DOCX and upload that.',
	macros: 'This file contains macros. Save it as a Word document without macros (.docx) and upload that.',
	no_text: 'No text was found in this file, so there is nothing to review. Upload the Word document, or a sharper scan.',
	too_many_pages: `This document has more than ${maximumPages} pages. Split it and upload the part that is to be signed.`,
	too_much_text: `This document has more than ${maximumTextLength.toLocaleString('en-US')} characters. Split it and upload the part that is to be signed.`,
	too_slow: 'Reading this file took too long and was stopped. Save it again as DOCX or PDF, or split it, and upload that.',
}

/** The HTTP status of a refused upload: 415 where the type is wrong, 422 where the type is right and the file can't be reviewed. */
export function refusalStatus(reason: ExtractionFailure): 415 | 422 {
	return reason === 'unsupported_type' ? 415 : 422
}

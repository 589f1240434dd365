/** What uploads, pages and the API say of a document that can't be opened or changed now. */
export const accessSentences = {
	gone: 'This document does not exist or you don’t have access to it.',
	no_such_version: 'This document has no such version.',
	file_missing: 'The file of this version is missing from storage.',
	locked: 'Someone else has locked this document. Try again when they are done, or ask them to unlock it.',
} as const

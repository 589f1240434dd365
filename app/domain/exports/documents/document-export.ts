import { gigabyte, hour, inSeconds } from '#app/units.ts'

/** The most documents of one ZIP. */
export const mostExported = 200

/** The most bytes of the files of one ZIP. */
export const mostExportedBytes = 2 * gigabyte

/** ZIPs of documents for one member. */
export const documentExportsPerMember = { name: 'document-export', points: 30, seconds: inSeconds(hour) }

/** Why chosen documents are not exported: HTTP status, and a sentence for people. The keys are the API's codes. */
export const documentExportRefusals = {
	nothing_chosen: { status: 400, says: 'Choose at least one document to export.' },
	too_many_documents: {
		status: 400,
		says: `You can export up to ${mostExported} documents at a time. Choose fewer and export the rest next.`,
	},
	not_found: {
		status: 404,
		says: 'One of these documents does not exist or you don’t have access to it. Reload the page and choose again.',
	},
	too_large: { status: 413, says: 'Together these files are larger than 2 GB. Choose fewer documents and export the rest next.' },
	too_many: { status: 429, says: 'You have exported many ZIP files in a short time. Please wait an hour and try again.' },
} as const

export type DocumentExportRefusal = keyof typeof documentExportRefusals

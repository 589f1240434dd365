/** How far a document is. */
export const documentStatuses = ['draft', 'final', 'signed'] as const

export type DocumentStatus = (typeof documentStatuses)[number]

/** Its code in uploads and in answers of the API. */
export const documentStatusCodes = { draft: 'DRAFT', final: 'FINAL', signed: 'SIGNED' } as const satisfies Record<DocumentStatus, string>

const names = { draft: 'Draft', final: 'Final', signed: 'Signed' } as const satisfies Record<DocumentStatus, string>

/** The status as it is shown; one that is not known shows as Draft. */
export function statusName(status: string): (typeof names)[DocumentStatus] {
	return names[status as DocumentStatus] ?? names.draft
}

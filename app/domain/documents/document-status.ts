/** How far a document is, as the server names it. */
export const documentStatuses = ['DRAFT', 'FINAL', 'SIGNED'] as const

export type DocumentStatus = (typeof documentStatuses)[number]

const names = { DRAFT: 'Draft', FINAL: 'Final', SIGNED: 'Signed' } as const satisfies Record<DocumentStatus, string>

/** The status as it is shown; one that is not known shows as Draft. */
export function statusName(status: string): (typeof names)[DocumentStatus] {
	return names[status as DocumentStatus] ?? names.DRAFT
}

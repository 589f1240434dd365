/** How far a document is, as the server names it. */
export const documentStatuses = ['DRAFT', 'FINAL', 'SIGNED'] as const

export type DocumentStatus = (typeof documentStatuses)[number]

const names: Record<DocumentStatus, string> = { DRAFT: 'Draft', FINAL: 'Final', SIGNED: 'Signed' }

/** The status as it is shown; one that is not known shows as Draft. */
export function statusName(status: string): string {
	return names[status as DocumentStatus] ?? names.DRAFT
}

/** The statuses of a document. */
export const documentStatuses = ['draft', 'final', 'signed'] as const

export type DocumentStatus = (typeof documentStatuses)[number]

/** The codes of the statuses in uploads and API answers. */
export const documentStatusCodes = { draft: 'DRAFT', final: 'FINAL', signed: 'SIGNED' } as const satisfies Record<DocumentStatus, string>

const names = { draft: 'Draft', final: 'Final', signed: 'Signed' } as const satisfies Record<DocumentStatus, string>

/** The name of a status; an unknown one shows as Draft. */
export function statusName(status: string): (typeof names)[DocumentStatus] {
	return names[status as DocumentStatus] ?? names.draft
}

/** The statuses that a document can be set to from each: Draft, Final, Signed, and back to Draft. */
export const statusesAfter: Record<DocumentStatus, readonly DocumentStatus[]> = {
	draft: ['final', 'signed'],
	final: ['signed', 'draft'],
	signed: ['draft'],
}

/** Whether a change of status needs a reason: going back does. */
export function reasonNeeded(from: DocumentStatus, to: DocumentStatus): boolean {
	return to === 'draft' && from !== 'draft'
}

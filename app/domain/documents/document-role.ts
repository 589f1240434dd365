/** What somebody may do with a document. */
export type DocumentRole = 'owner' | 'editor' | 'commenter' | 'viewer'

/** The roles that a document can be shared in. */
export const shareRoles = ['viewer', 'commenter', 'editor'] as const

export type ShareRole = (typeof shareRoles)[number]

/** Whether the role decides about suggestions and sees notes that are for its own side only. */
export function mayDecide(role: DocumentRole): boolean {
	return role === 'owner' || role === 'editor'
}

/** Whether the role writes comments. */
export function mayComment(role: DocumentRole): boolean {
	return role !== 'viewer'
}

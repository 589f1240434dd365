/** What somebody is to a document. */
export type DocumentRole = 'owner' | 'editor' | 'commenter' | 'viewer'

/** The roles that a document can be shared in, from the fewest rights to the most. */
export const shareRoles = ['viewer', 'commenter', 'editor'] as const

export type ShareRole = (typeof shareRoles)[number]

/**
 * What somebody may do with a document; each right includes those before it.
 * - read: the report, the text, every version, suggestions, comments and rounds, and download them
 * - comment: write, answer and resolve comments
 * - edit: suggest and decide, see the notes of their own side, upload versions and returned files
 * - manage: share it, have it reviewed, stop its review, spend credits on it, delete and restore it
 */
export type Right = 'read' | 'comment' | 'edit' | 'manage'

const rightsOf: Record<DocumentRole, readonly Right[]> = {
	viewer: ['read'],
	commenter: ['read', 'comment'],
	editor: ['read', 'comment', 'edit'],
	owner: ['read', 'comment', 'edit', 'manage'],
}

/** Whether a role has a right. */
export function mayDo(role: DocumentRole, right: Right): boolean {
	return rightsOf[role].includes(right)
}

/** The roles of shares that have a right. */
export function shareRolesThatMay(right: Right): ShareRole[] {
	return shareRoles.filter((role) => mayDo(role, right))
}

/** The role with the most rights among several; `undefined` for none. */
export function strongestRole(roles: readonly ShareRole[]): ShareRole | undefined {
	return shareRoles.findLast((role) => roles.includes(role))
}

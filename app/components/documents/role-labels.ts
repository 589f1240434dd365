import type { DocumentRole, ShareRole } from '#app/domain/access/document-role.ts'

/** The role of a person in a document, as a badge shows it. */
export const roleLabels: Record<DocumentRole, string> = { owner: 'Owner', editor: 'Editor', commenter: 'Commenter', viewer: 'Viewer' }

/** What each role may do, for the form that shares a document. */
export const roleHints: Record<ShareRole, string> = {
	viewer: 'read',
	commenter: 'read and comment',
	editor: 'read, comment, and decide on suggestions',
}

/** Whose document it is, for those it is shared with, to go on in a page's line under its title. */
export function sharedSuffix(shared: { by: string; role: DocumentRole } | null): string {
	return shared ? ` · shared by ${shared.by}, you are its ${roleLabels[shared.role].toLowerCase()}` : ''
}

import type { DocumentRole, ShareRole } from '#app/domain/access/document-role.ts'

/** The role of a person in a document, as a badge shows it. */
export const roleLabels: Record<DocumentRole, string> = { owner: 'Owner', editor: 'Editor', commenter: 'Commenter', viewer: 'Viewer' }

/** What each role may do, for the share form. */
export const roleHints: Record<ShareRole, string> = {
	viewer: 'read',
	commenter: 'read and comment',
	editor: 'read, comment, and decide on suggestions',
}

/** Who shared the document, to follow the line under a page's title; only for people it is shared with. */
export function sharedSuffix(shared: { by: string; role: DocumentRole } | null): string {
	return shared ? ` · shared by ${shared.by}, you are its ${roleLabels[shared.role].toLowerCase()}` : ''
}

import type { DocumentRole, ShareRole } from '#app/domain/documents/document-role.ts'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** The state of a suggestion as a badge says it. */
export const stateWords: Record<SuggestionState, string> = {
	open: 'Open',
	accepted: 'Accepted',
	edited: 'Accepted with your words',
	rejected: 'Rejected',
	stale: 'Out of date',
}

/** The same as a filter names it. */
export const stateFilterWords: Record<SuggestionState, string> = { open: 'Open', accepted: 'Accepted', edited: 'Edited', rejected: 'Rejected', stale: 'Out of date' }

/** How far the decisions are: '12 open of 20'. */
export function countWords(open: number, all: number): string {
	return `${open} open of ${all}`
}

/** A day as people write it; the same on the server and in the browser. */
export function shownDate(iso: string): string {
	return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso))
}

/** What somebody is to a document. */
export const roleWords: Record<DocumentRole, string> = { owner: 'Owner', editor: 'Editor', commenter: 'Commenter', viewer: 'Viewer' }

/** What somebody may do with a document that is shared with them. */
export const roleHints: Record<ShareRole, string> = { viewer: 'read', commenter: 'read and comment', editor: 'read, comment, and decide about suggestions' }

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
export const stateFilterWords: Record<SuggestionState, string> = {
	open: 'Open',
	accepted: 'Accepted',
	edited: 'Edited',
	rejected: 'Rejected',
	stale: 'Out of date',
}

/** How far the decisions are: '12 open of 20'. */
export function countWords(open: number, all: number): string {
	return `${open} open of ${all}`
}

// In one time zone and one language, so that the server and the browser write the same. Made once: it takes longer than its use.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day as people write it, of a date in ISO 8601. */
export function shownDate(iso: string): string {
	return days.format(new Date(iso))
}

/** What somebody is to a document. */
export const roleWords: Record<DocumentRole, string> = { owner: 'Owner', editor: 'Editor', commenter: 'Commenter', viewer: 'Viewer' }

/** What somebody may do with a document that is shared with them. */
export const roleHints: Record<ShareRole, string> = {
	viewer: 'read',
	commenter: 'read and comment',
	editor: 'read, comment, and decide about suggestions',
}

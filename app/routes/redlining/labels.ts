import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** The state of a suggestion as a badge says it. */
export const stateLabels: Record<SuggestionState, string> = {
	open: 'Open',
	accepted: 'Accepted',
	edited: 'Accepted with edits',
	rejected: 'Rejected',
	stale: 'Out of date',
}

/** The same as a filter names it. */
export const stateFilterLabels: Record<SuggestionState, string> = {
	open: 'Open',
	accepted: 'Accepted',
	edited: 'Edited',
	rejected: 'Rejected',
	stale: 'Out of date',
}

/** How far the decisions are: '12 open of 20'. */
export function countLabel(open: number, all: number): string {
	return `${open} open of ${all}`
}

import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/** A suggestion as its card shows it. */
export interface CardSuggestion extends Suggestion {
	/** The earlier version on which the decision was made, as shown; left out where it was made on this one. */
	carriedFrom?: string
}

/** The version from which a decision was carried over, in words; '' where it was made on this one. */
export function carriedLabel({ state, carriedFrom }: Pick<CardSuggestion, 'state' | 'carriedFrom'>): string {
	return carriedFrom === undefined || state === 'open' ? '' : `Carried over from version ${carriedFrom}`
}

/** Who decided, when, and the version that the decision was carried over from. */
export function DecisionLine({ suggestion, className }: { suggestion: CardSuggestion; className: string }) {
	const { state, decidedBy, decidedAt } = suggestion
	if (!decidedAt || state === 'open') return null
	const carried = carriedLabel(suggestion)
	return (
		<p
			className={className}
		>{`Decided by ${decidedBy?.name ?? 'a former member'} on ${shownDate(decidedAt)}.${carried ? ` ${carried}.` : ''}`}</p>
	)
}

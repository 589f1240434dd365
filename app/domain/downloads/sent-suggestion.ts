import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** A suggestion as it stands in a file that was handed out: what the round in which the file returns is judged by. */
export interface SentSuggestion {
	suggestionId: string
	number: number
	title: string
	/** Its state when the file was written. */
	state: SuggestionState
	/** The change in force, with the words of the edit where there was one. */
	change: SuggestionChange
	/** What the counterparty reads in its comment. */
	reason: string
	/** Ids of the tracked changes that it became; empty where the engine refused it. */
	changeIds: number[]
	/** Id of its comment in the file. */
	commentId: number | null
	/** Why the engine left it out, in one sentence; `null` when it is in the file. */
	leftOut: string | null
}

/** A suggestion that the engine could not write, with why in one sentence. */
export interface LeftOut {
	number: number
	title: string
	says: string
}

/** Those of the suggestions that are not in the file. */
export function leftOutOf(suggestions: readonly SentSuggestion[]): LeftOut[] {
	return suggestions.flatMap(({ number, title, leftOut }) => (leftOut === null ? [] : [{ number, title, says: leftOut }]))
}

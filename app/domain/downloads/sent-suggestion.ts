import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { SuggestionState } from '#app/domain/suggestions/suggestion.ts'

/** A suggestion in a downloaded file, by which the round of the returned file is judged. */
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
	/** Ids of its tracked changes in the file; empty where the engine refused it. */
	changeIds: number[]
	/** Id of its comment in the file. */
	commentId: number | null
	/** Why the engine left it out, in one sentence; `null` when it is in the file. */
	leftOut: string | null
}

/** A suggestion that the engine could not write, and why in one sentence. */
export interface LeftOut {
	number: number
	title: string
	sentence: string
}

/** The suggestions that are not in the file. */
export function leftOutOf(suggestions: readonly SentSuggestion[]): LeftOut[] {
	return suggestions.flatMap(({ number, title, leftOut }) => (leftOut === null ? [] : [{ number, title, sentence: leftOut }]))
}

import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { Severity } from '#app/domain/review/report/report.ts'

/** How far a suggestion is. 'edited' is accepted with other words; 'stale' says that the words it stands on are no longer there. */
export const suggestionStates = ['open', 'accepted', 'edited', 'rejected', 'stale'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** Who it comes from: a finding of the rules, a person, or a finding of the language model. */
export type SuggestionOrigin = 'finding' | 'person' | 'model'

/** A person as pages name one. */
export interface NamedPerson {
	id: string
	name: string
}

/** A change that could be made to one version of a document, as the page and the API show it. */
export interface Suggestion {
	id: string
	/** From 1 in document order; what people add later counts on. Never given twice. */
	number: number
	state: SuggestionState
	/** Raised with everything that is done to it: a decision may say which one it was made over. */
	revision: number
	origin: SuggestionOrigin
	severity: Severity | null
	title: string
	change: SuggestionChange
	/** The words in force, a paragraph each: those suggested, or those of the edit. Empty for a deletion. */
	proposed: string[]
	/** Whether the words in force have a blank that somebody must fill in first. */
	hasBlanks: boolean
	/** For the counterparty: goes into the comment of the Word file. */
	reason: string
	/** For the founder's side only: never leaves. `null` also for those who may not decide. */
	internalNote: string | null
	ruleId: string | null
	/** The finding's id in its report. */
	findingId: string | null
	/** SHA-256 of the whole text of the paragraph, or of the table row, hexadecimal. */
	anchorHash: string
	/** `null`: the program made it. */
	createdBy: NamedPerson | null
	/** ISO 8601. */
	createdAt: string
	decidedBy: NamedPerson | null
	decidedAt: string | null
}

/** How many suggestions are in each state. */
export type SuggestionCounts = Record<SuggestionState, number>

/** Counts the suggestions of each state. */
export function countStates(suggestions: readonly Pick<Suggestion, 'state'>[]): SuggestionCounts {
	const counts: SuggestionCounts = { open: 0, accepted: 0, edited: 0, rejected: 0, stale: 0 }
	for (const { state } of suggestions) counts[state]++
	return counts
}

/** Whether a suggestion goes into the file that is downloaded. */
export function isInForce({ state }: Pick<Suggestion, 'state'>): boolean {
	return state === 'accepted' || state === 'edited'
}

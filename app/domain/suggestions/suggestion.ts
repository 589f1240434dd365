import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { Severity } from '#app/domain/review/report/report.ts'

/** The states of a suggestion. 'edited' is accepted with other words; 'stale' means that its words are no longer in the document. */
export const suggestionStates = ['open', 'accepted', 'edited', 'rejected', 'stale'] as const

export type SuggestionState = (typeof suggestionStates)[number]

/** The source: a finding of the rules, a person, a finding of the language model, or an expert of ours whose help was bought. */
export type SuggestionOrigin = 'finding' | 'person' | 'model' | 'expert'

/** Whether somebody wrote it: drafting anew leaves it alone. */
export function isHandMade({ origin }: Pick<Suggestion, 'origin'>): boolean {
	return origin === 'person' || origin === 'expert'
}

/** A person as pages name one. */
export interface NamedPerson {
	id: string
	name: string
}

/** A change that could be made to one version of a document, as the page and the API show it. */
export interface Suggestion {
	id: string
	/** From 1 in document order; people's own come after. Never reused. */
	number: number
	state: SuggestionState
	/** Raised with every change: a decision may name the revision that it is based on. */
	revision: number
	origin: SuggestionOrigin
	severity: Severity | null
	title: string
	change: SuggestionChange
	/** The words in force, an entry per paragraph: suggested or edited. Empty for a deletion. */
	proposed: string[]
	/** Whether the words in force have a blank to fill in first. */
	hasBlanks: boolean
	/** For the counterparty: the comment in the Word file. */
	reason: string
	/** For the founder's side only: never leaves. `null` also for those who may not decide. */
	internalNote: string | null
	ruleId: string | null
	/** The finding's id in its report. */
	findingId: string | null
	/** SHA-256 of the whole text of the paragraph, or of the table row, hexadecimal. */
	anchorHash: string
	/** `null`: created by the program, or by an expert. */
	createdBy: NamedPerson | null
	/** ISO 8601. */
	createdAt: string
	decidedBy: NamedPerson | null
	decidedAt: string | null
}

/** The number of suggestions in each state. */
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

import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { RestoringEdit } from './restoring-edit.ts'

/** The input for judging a round. */
export interface RoundFiles {
	/** The exact bytes that were sent. */
	sent: Uint8Array
	/** Which of their tracked changes belong to which suggestion. */
	suggestions: readonly SentSuggestion[]
	returned: Uint8Array
}

/**
 * The outcome of a suggestion:
 * - accepted: its words are plain text now.
 * - reverted: the old words are back, or the counterparty restored them with tracking.
 * - changed: other words are there.
 * - untouched: our tracked change has no answer yet.
 * - unmatched: the place can't be found again, so nothing is known about it.
 */
export type SuggestionOutcome = 'accepted' | 'reverted' | 'changed' | 'untouched' | 'unmatched'

export type OutcomeNote =
	/** Part of it was accepted, the rest is still our tracked change. */
	| 'partly_accepted'
	/** The clause around it was deleted with tracking on. */
	| 'clause_deleted'
	/** The clause around it is not in the returned file. */
	| 'clause_gone'
	/** The sent file has no tracked change of it. */
	| 'not_in_sent_file'

export interface JudgedSuggestion extends Pick<SentSuggestion, 'suggestionId' | 'number' | 'title' | 'change' | 'reason'> {
	outcome: SuggestionOutcome
	note: OutcomeNote | null
	/** For 'changed': the text at its place when every tracked change is accepted; else `null`. */
	stands: string | null
	/** Only where the other words were typed with tracking off; `restoringEdit` restores ours. Missing in older rounds. */
	unmarked?: { restoringEdit: RestoringEdit | null }
	/** Its paragraph in the returned file, as extraction names it; `null` when it was not found. */
	returnedParagraphId: string | null
}

/** A counterparty edit. */
export interface CounterpartyEdit {
	/** Stable for the same two files: `t1`, `t2` … for tracked ones, `u1` … for the others. */
	key: string
	kind: 'insertion' | 'deletion' | 'replacement' | 'move'
	/** As in the file; `null` for an untracked edit. */
	author: string | null
	date: string | null
	/** Tracked under the name of our own changes, though we did not make it. */
	inOurName: boolean
	/** The words before and after; '' where there are none. A line end is a paragraph end. */
	before: string
	after: string
	/** Words of the same paragraph on either side. */
	leading: string
	trailing: string
	part: DocumentPart
	returnedParagraphId: string | null
	sentParagraphId: string | null
	/** Numbers of our suggestions at its place. */
	suggestions: number[]
	/** For an untracked edit within one paragraph: the edit that restores the old words; else `null`. */
	restoringEdit: RestoringEdit | null
}

/** The result of comparing a returned file with the sent one. */
export interface RoundJudgement {
	suggestions: JudgedSuggestion[]
	/** New tracked edits, in document order. */
	tracked: CounterpartyEdit[]
	/** Edits made with tracking off, in document order. */
	untracked: CounterpartyEdit[]
	/** Comments that the sent file did not have. */
	comments: MarginComment[]
	/** Tracked changes of formatting, numbering and the like, which change no words, by author. */
	formatting: { author: string; count: number }[]
}

import type { DocumentPart } from '#app/domain/word/read/document-part.ts'
import type { MarginComment } from '#app/domain/word/read/margin-comments.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { RestoringEdit } from './restoring-edit.ts'

/** What a round is judged from. */
export interface RoundFiles {
	/** The very bytes that were sent. */
	sent: Uint8Array
	/** Which of their tracked changes are which suggestion. */
	suggestions: readonly SentSuggestion[]
	returned: Uint8Array
}

/**
 * What became of a suggestion:
 * - accepted: its words are plain text now.
 * - reverted: the old words are back, or the counterparty tracked them back.
 * - changed: other words stand there.
 * - untouched: our tracked change still waits for an answer.
 * - unmatched: the place can't be found again, so nothing is claimed about it.
 */
export type SuggestionOutcome = 'accepted' | 'reverted' | 'changed' | 'untouched' | 'unmatched'

export type OutcomeNote =
	/** Part of it was accepted, the rest still stands as our tracked change. */
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
	/** For 'changed': what is read in its place when every tracked change is accepted; else `null`. */
	stands: string | null
	/** Only where the other words were put there with tracking off; `wayBack` puts ours back. Missing in rounds judged before. */
	unmarked?: { wayBack: RestoringEdit | null }
	/** Where it is in the returned file, as extraction names the paragraph; `null` when it was not found. */
	returnedParagraphId: string | null
}

/** An edit of theirs. */
export interface CounterpartyEdit {
	/** Stable for the same two files: `t1`, `t2` … for tracked ones, `u1` … for the others. */
	key: string
	kind: 'insertion' | 'deletion' | 'replacement' | 'move'
	/** As the file says; `null` for what was not tracked. */
	author: string | null
	date: string | null
	/** Tracked under the name that our own changes carry, though we did not make it. */
	inOurName: boolean
	/** The words before and after, as one reads them; '' where there are none. A line end begins another paragraph. */
	before: string
	after: string
	/** Words of the same paragraph on either side. */
	leading: string
	trailing: string
	part: DocumentPart
	returnedParagraphId: string | null
	sentParagraphId: string | null
	/** Numbers of our suggestions in whose place it stands. */
	suggestions: number[]
	/** Of an untracked edit within one paragraph: what puts the old words back; else `null`. */
	wayBack: RestoringEdit | null
}

/** What a returned file says when it is held against the sent one. */
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

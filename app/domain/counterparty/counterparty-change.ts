import type { FileFingerprint } from '#app/domain/word/prove/prove.ts'
import type { ChangeKind, TrackedChange } from '#app/domain/word/changes/tracked-change.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'

/** The state of a counterparty change: undecided, accepted into the file we send, or rejected. */
export const changeStates = ['open', 'accepted', 'rejected'] as const

export type ChangeState = (typeof changeStates)[number]

/** A tracked change that came with a file, as one decision: both places of a move, or a deletion and its replacement, are one change. */
export interface CounterpartyChange {
	/** Always the same for the same file. */
	key: string
	/** Keys of the file's tracked changes that it combines. */
	keys: string[]
	kind: ChangeKind | 'move' | 'replacement'
	author: string
	/** As the file gives it. */
	date: string | null
	/** The words it covers, with ' ' for a paragraph mark; for a replacement the new words. */
	text: string
	/** For a replacement: the deleted words. */
	replaced: string | null
	/** Its place in the accepted text; `null` where the accepted text has none. */
	place: { paragraphId: string; start: number; end: number } | null
	/** The suggestions that rejecting it makes. Empty: no suggestion can express it, so it is undone in the file itself. */
	rejection: ChangeRejection[]
}

/** A suggestion that undoes a counterparty change, or a part of it, as a visible edit. */
export interface ChangeRejection {
	change: SuggestionChange
	/** SHA-256 of the whole text of the paragraph, hexadecimal. */
	anchorHash: string
	/** Among the paragraphs with words, for document order. */
	paragraph: number
	/** The same for every paragraph in its table row; outside tables for it alone. */
	inRow: number[]
}

/** A counterparty change with the decision about it. */
export interface DecidedChange extends Omit<CounterpartyChange, 'keys' | 'rejection'> {
	/** From 1 in document order. */
	number: number
	state: ChangeState
	/** How rejecting is done: by a suggestion that the counterparty sees, or in the file without a trace. */
	rejectedBy: 'suggestion' | 'file'
	/** The suggestions that reject it. */
	suggestions: { id: string; number: number }[]
	decidedBy: NamedPerson | null
	/** ISO 8601. */
	decidedAt: string | null
}

/** What to resolve in a file before suggestions are written into it, by the keys of the tracked changes. */
export interface SettleRequest {
	file: Uint8Array
	accept: string[]
	/** Changes that no suggestion can reject. */
	reject: string[]
}

/** A file with counterparty changes resolved. */
export interface SettledFile {
	bytes: Uint8Array
	/** Paragraphs whose id changed; `null` where the paragraph is gone. */
	moved: [before: string, after: string | null][]
	receipt: SettledReceipt
}

/** The record of that step; a download's receipt has it beside the one of the suggestions. */
export interface SettledReceipt {
	accepted: TrackedChange[]
	/** Undone in the file itself. */
	rejected: TrackedChange[]
	/** The file that suggestions were then written into. */
	after: FileFingerprint
	proofs: SettledProof[]
}

/**
 * `same_reading`: the accepted text is unchanged, in so many paragraphs. `resolved`: so many changes are plain text
 * now, and nothing else changed.
 */
export interface SettledProof {
	name: 'same_reading' | 'resolved'
	holds: true
	counted: number
}

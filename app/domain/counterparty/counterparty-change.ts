import type { FileFingerprint } from '#app/domain/word/prove/prove.ts'
import type { ChangeKind, TrackedChange } from '#app/domain/word/changes/tracked-change.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { NamedPerson } from '#app/domain/suggestions/suggestion.ts'

/** How far a tracked change of the other side is: pending as it came, taken into the file we send, or turned down. */
export const changeStates = ['open', 'accepted', 'rejected'] as const

export type ChangeState = (typeof changeStates)[number]

/** A tracked change that came with a file, as one decides about it: the two places of a move are one, and so are words struck and those put in their place. */
export interface CounterpartyChange {
	/** The same for the same file, always. */
	key: string
	/** Keys of the tracked changes that it is in the file. */
	keys: string[]
	kind: ChangeKind | 'move' | 'replacement'
	author: string
	/** As the file gives it. */
	date: string | null
	/** The words it covers, a paragraph mark as '\n'; of a replacement the new ones. */
	text: string
	/** Of a replacement: the words that go. */
	replaced: string | null
	/** Where it stands in the accepted text; `null` where that has no place for it. */
	place: { paragraphId: string; start: number; end: number } | null
	/** What turning it down suggests to the other side. Empty: no words of ours can say it, so it is undone in the file itself. */
	rejection: ChangeRejection[]
}

/** A suggestion of ours that undoes a change of theirs, or a part of it, where everybody sees it. */
export interface ChangeRejection {
	change: SuggestionChange
	/** SHA-256 of the whole text of the paragraph, hexadecimal. */
	anchorHash: string
	/** Among the paragraphs with words, for document order. */
	paragraph: number
	/** The same of every paragraph in its table row; outside tables of it alone. */
	inRow: number[]
}

/** A change of theirs with what was decided about it. */
export interface DecidedChange extends Omit<CounterpartyChange, 'keys' | 'rejection'> {
	/** From 1 in document order. */
	number: number
	state: ChangeState
	/** How turning it down is done: words of ours that the other side sees, or out of the file without a trace. */
	rejectedBy: 'suggestion' | 'file'
	/** The suggestions of ours that turn it down. */
	suggestions: { id: string; number: number }[]
	decidedBy: NamedPerson | null
	/** ISO 8601. */
	decidedAt: string | null
}

/** What is resolved of a file before our own edits are written into it, by the keys of the tracked changes. */
export interface SettleRequest {
	file: Uint8Array
	accept: string[]
	/** Those that no words of ours can turn down. */
	reject: string[]
}

/** A file with changes of theirs resolved. */
export interface SettledFile {
	bytes: Uint8Array
	/** Paragraph ids that are others in it, or, where the paragraph went, none. */
	moved: [before: string, after: string | null][]
	receipt: SettledReceipt
}

/** What can be said of that step; the receipt of a download has it beside the one of our edits. */
export interface SettledReceipt {
	accepted: TrackedChange[]
	/** Undone in the file itself. */
	rejected: TrackedChange[]
	/** The file that our edits were then written into. */
	after: FileFingerprint
	proofs: SettledProof[]
}

/** `same_reading`: the accepted text is what it was, in so many paragraphs. `resolved`: so many changes are plain now, and nothing else was. */
export interface SettledProof {
	name: 'same_reading' | 'resolved'
	holds: true
	counted: number
}

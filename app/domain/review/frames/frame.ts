import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** The twelve subjects in which actor, number or condition decides most. */
export const frameKinds = [
	'termination',
	'liability',
	'indemnity',
	'assignment',
	'restraint',
	'non_solicitation',
	'ownership',
	'confidentiality',
	'payment',
	'term',
	'amendment',
	'governing_law',
] as const
export type FrameKind = (typeof frameKinds)[number]

/** Which of the two readers filled a slot. */
export type FrameReader = 'embedded' | 'model'

/** A value read from the document, with its words. An empty slot is `null`, never a guess. */
export interface Slot<Value> extends Span {
	value: Value
	/** 0 to 1: the chance that a careful reader fills the slot alike. */
	confidence: number
	reader: FrameReader
}

/** Who acts or is acted for. */
export type Actor =
	/** A party of this document, by its id. */
	| { kind: 'party'; party: string }
	/** Each, either or any party, both parties, "a party", "the parties": the same for all. */
	| { kind: 'each' }
	| { kind: 'neither' }
	/** A side that every party may come to be: the disclosing, receiving, breaching, indemnified … party of a mutual clause. */
	| { kind: 'floating'; role: string }
	/** Somebody who is no party: an arbitrator, affiliates, a purchaser. */
	| { kind: 'third'; words: string }

/** `must` also for "shall", "will" and "agrees to"; `is` states what holds: "hereby assigns", "is governed by". */
export type Modality = 'must' | 'may' | 'must_not' | 'need_not' | 'is' | 'is_not'

export interface Money {
	amount: number
	/** ISO 4217. */
	currency: string
}

export interface Duration {
	/** `null` for a duty without end. */
	amount: number | null
	unit: 'days' | 'business_days' | 'weeks' | 'months' | 'years' | 'hours' | 'forever'
}

/**
 * Who may or must do what to whom under one provision. `effect` is a word of the kind's own closed list (see the kind's
 * reader): "for_convenience", "cap", "uncapped", "defend_and_indemnify". The span is that of the sentence, or of the
 * list item with its opening.
 */
export interface Frame extends Span {
	/** `f1`, `f2` … in document order. */
	id: string
	kind: FrameKind
	effect: Slot<string>
	clauseId: string | null
	who: Slot<Actor> | null
	modality: Slot<Modality> | null
	toWhom: Slot<Actor> | null
	/** What is done or owed, as written. */
	what: Slot<string> | null
	amount: Slot<Money> | null
	/** A percentage, multiple or number of months of fees: kind-specific, see the reader. */
	measure: Slot<{ value: number; unit: string }> | null
	duration: Slot<Duration> | null
	notice: Slot<Duration> | null
	/** What sets it off, as written. */
	trigger: Slot<string> | null
	/** Whose judgment decides, where the words leave it to somebody: "in Landlord's sole discretion". */
	judgement: Slot<Actor> | null
	conditions: Slot<string>[]
	exceptions: Slot<string>[]
	/** `true` when every party has the same right or burden, by this provision or by another one that was found. */
	mutual: Slot<boolean> | null
	survival: Slot<Duration> | null
}

/** A frame with nothing filled but what every frame has; readers of a kind set the rest. */
export function emptyFrame(kind: FrameKind, effect: Slot<string>, place: Span & { clauseId: string | null }): Omit<Frame, 'id'> {
	return {
		kind,
		effect,
		clauseId: place.clauseId,
		start: place.start,
		end: place.end,
		who: null,
		modality: null,
		toWhom: null,
		what: null,
		amount: null,
		measure: null,
		duration: null,
		notice: null,
		trigger: null,
		judgement: null,
		conditions: [],
		exceptions: [],
		mutual: null,
		survival: null,
	}
}

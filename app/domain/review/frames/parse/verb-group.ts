import type { Modality } from '../frame.ts'

/** A finite verb with its auxiliaries: "shall not be entitled to assign". Numbers count tokens, `end` is exclusive. */
export interface VerbGroup {
	start: number
	end: number
	modality: Modality
	passive: boolean
	/** Base form: "assign", "be liable". */
	verb: string
	/** The token of the verb itself. */
	at: number
	kind: 'modal' | 'present' | 'imperative'
	/** Subject between auxiliary and verb, as behind "in no event shall": tokens. */
	inside: { start: number; end: number } | null
	/** Stretches between auxiliary and verb that belong to neither: ", in its sole discretion,". */
	between: { start: number; end: number }[]
	/** The duty is in words like "obliged" or "obligation": denied, it leaves a choice, and forbids nothing. */
	owed?: boolean
	/** 0 to 1. */
	sure: number
}

/** What a negation makes of a modality. */
export function denied(modality: Modality): Modality {
	return ({ must: 'must_not', may: 'must_not', must_not: 'must', need_not: 'must', is: 'is_not', is_not: 'is' } as const)[modality]
}

/** The same group made in one way: all readers of groups are much faster when every group has its properties in one order. */
export function written({ start, end, modality, passive, verb, at, kind, inside, between, owed, sure }: VerbGroup): VerbGroup {
	return { start, end, modality, passive, verb, at, kind, inside, between, owed, sure }
}

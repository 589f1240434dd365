import type { VerbGroup } from './verb-group.ts'

/** What a clause is in its sentence. Only `main`, `said` ("agrees that …") and `proviso` state something. */
export type ClauseKind = 'main' | 'said' | 'proviso' | 'condition' | 'time' | 'relative'

/** A finite verb with the place of its subject. Numbers count tokens, ends are exclusive. */
export interface VerbClause {
	group: VerbGroup
	kind: ClauseKind
	/** Subject; `null` when it has none of its own and none could be shared. */
	subject: { start: number; end: number } | null
	/** The clause whose subject it shares: "shall pay and [shall] deliver". */
	sharedWith: VerbClause | null
	/** Where the clause begins, its subject or conjunction included. */
	start: number
	/** What stands between subject and verb. */
	interruptions: { start: number; end: number }[]
	/** Of a relative clause: the word that opens it, behind its antecedent. */
	opener: number | null
	sure: number
}

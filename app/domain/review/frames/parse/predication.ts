import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Actor, Modality } from '../frame.ts'

/** A noun phrase that may be a party: its words, and who that is where it is certain. */
export interface ActorWords extends Span {
	text: string
	/** `null` when the words name nobody for certain. */
	actor: Actor | null
}

/**
 * One verb of a sentence with what belongs to it: "Customer may terminate this Agreement at any time upon 30 days'
 * notice" is one predication, "may sell or assign" two. A passive has its agent as subject ("may be terminated by
 * Customer"), or none.
 */
export interface Predication extends Span {
	sentence: Sentence
	subject: ActorWords | null
	modality: Modality
	passive: boolean
	/** Base form, lower case: "terminate", "indemnify", "be liable". */
	verb: string
	verbSpan: Span
	/** What the verb acts on, as written; of a passive what stands before the verb. */
	object: (Span & { text: string }) | null
	/** "to the Company", "from and against", "in favor of Landlord": the parties acted towards. */
	towards: ActorWords[]
	/** If, unless, provided that, subject to, upon, in the event: without the conjunction's clause being a right at will. */
	conditions: (Span & { text: string })[]
	/** Except, other than, excluding, save, but not. */
	exceptions: (Span & { text: string })[]
	/** Everything else that hangs on the verb, as written: times, notices, manner ("in its sole discretion"). */
	adjuncts: (Span & { text: string })[]
	/** 0 to 1: how sure subject, modality and verb are. Below .5 nothing may be concluded from it. */
	confidence: number
}

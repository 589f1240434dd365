import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { Structure } from '../clauses/clause.ts'
import type { Readings } from '../clauses/readings.ts'
import type { ParsedFact } from '../facts/fact-names.ts'
import type { Frame } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import type { FindingKind, PartyRole, ReviewTone, Severity } from '../report.ts'
import type { DocumentParty, Reader, RoleKind } from '../sides/document-party.ts'

/** The playbooks of the founder's eleven kinds of paper; `general` applies to every document. */
export type PlaybookKind =
	| 'general'
	| 'nda'
	| 'safe'
	| 'convertible_note'
	| 'cofounder'
	| 'employment'
	| 'services'
	| 'advisor'
	| 'term_sheet'
	| 'lease'
	| 'dpa'
	| 'privacy_terms'

/** One check of the playbook: data, and a pure function that decides it. */
export interface Rule {
	/** `nda.carve_outs`: playbook and a short name; never reused for another meaning. */
	id: string
	playbook: PlaybookKind
	title: string
	basis: RuleBasis
	/**
	 * The roles whose harm the rule is about: its findings are shown to these, and to a reader whose role is not known.
	 * Left out where it may hurt any side; a rule over frames compares actors with the reader itself.
	 */
	protects?: readonly RoleKind[]
	/** Ids of general rules that ask the same less exactly: they do not apply where this rule does. */
	supersedes?: readonly string[]
	decide(document: RuleInput): Decision
}

/** S: read in a published source; L: statute or case; G: general practice. L and G lines were not verified by a lawyer. */
export interface RuleBasis {
	kind: 'S' | 'L' | 'G'
	/** What the market standard rests on, in a few words. */
	source: string
}

/** All that a rule may look at. */
export interface RuleInput {
	document: ExtractedDocument
	documentType: DocumentType | null
	structure: Structure
	facts: ParsedFact[]
	readings: Readings
	partyRole: PartyRole
	/** In the order in which they are named. */
	parties: readonly DocumentParty[]
	reader: Reader
	/** In document order. */
	frames: readonly Frame[]
	/** Every verb of the document with its subject, in document order. */
	predications: readonly Predication[]
	/** What a lawyer would raise for the reader, in document order; none where nobody knows who reads. */
	points: readonly LawyerPoint[]
}

/** How a check ended. `flagged` carries what is there and wrong, `absent` what should be there and is not. */
export type Decision =
	| { outcome: 'passed'; evidence?: Span }
	/** Words may be worth reading where the check as such does not apply. */
	| { outcome: 'not_applicable'; readYourself?: ReadYourself[] }
	| { outcome: 'undecided'; readYourself?: ReadYourself[] }
	| { outcome: 'absent'; findings: [FindingDraft] }
	| { outcome: 'flagged'; findings: FindingDraft[]; readYourself?: ReadYourself[] }

/** Words that a rule could not decide: shown as they stand, with what to look for, and never counted as fine. */
export interface ReadYourself {
	span: Span
	/** One sentence: "Check whether this cap also covers your indemnity." */
	lookFor: string
}

/** A finding before tone and role are applied and its quote is taken from the text. */
export interface FindingDraft {
	kind: FindingKind
	/** One severity, or one per role where the same clause helps one side and hurts the other. */
	severity: Severity | Record<PartyRole, Severity>
	/** Where it stands; `null` for kind `missing` only. */
	span: Span | null
	says: Toned
	why: Toned
	market: string
	/** What to do before signing, as an infinitive phrase: "fill in the purchase amount". */
	action?: string
	ask: Toned
	fallback: string | null
	replacement: string | null
	/** Wording that is offered in a comment and replaces nothing. */
	proposal?: string
	decideBy: 'you' | 'counterparty' | 'lawyer'
	/** 0 to 1: the chance that a lawyer would call the finding right; the rule's own record decides where it is left out. */
	confidence?: number
}

/** One wording for all tones, or one for each. */
export type Toned = string | Record<ReviewTone, string>

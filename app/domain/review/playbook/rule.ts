import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Structure } from '../clauses/clause.ts'
import type { Readings } from '../clauses/readings.ts'
import type { ParsedFact } from '../facts/fact-names.ts'
import type { Frame } from '../frames/frame.ts'
import type { Predication } from '../frames/parse/predication.ts'
import type { LawyerPoint } from '../points/lawyer-point.ts'
import type { PointKind, PointTopic } from '../points/point-kinds.ts'
import type { FindingKind, PartyRole, ReviewedCompany, ReviewTone, Severity } from '../report/report.ts'
import type { DocumentParty, Reader, RoleKind } from '../sides/document-party.ts'
import type { RuleWording } from './rule-wording.ts'

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

/**
 * One check of the playbook: data, and a pure function that decides it. A rule carries all that the engine, suggestions and
 * language models must know about it, so that nothing else names it: a test sees to that.
 */
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
	/** General rules that ask the same less exactly: they do not apply where this rule does. */
	supersedes?: readonly Rule[]
	/** How grave what it finds may become for a company (ours): 9 the gravest, 1 the least; 4 where left out. */
	stake?: number
	/**
	 * How often lawyers called its findings right, by the judged records in bench/adjudication: the share of right ones, drawn
	 * towards the share of all rules by a few imagined records. `scripts/adjudication/calibrate.ts` measures it.
	 */
	confidence?: number
	/** It looks at the document and its form, not at what is agreed: alone, such checks are no review. */
	ofForm?: FormCheck
	/** Its findings hold on unchanged words of a balanced form too; `severity` where they weigh another there. */
	underBalancedForm?: { severity?: Severity }
	/** It tells whether the document is a known form: few other checks are enough where it is. */
	recognizesForm?: true
	/** What it finds lets words in another language, which are not reviewed, come before those that are. */
	otherLanguagePrevails?: true
	/**
	 * Its one quoted sentence shows that all is well: who may do what, which law, what a form says. Checks of several things at
	 * once, or of things that may stand outside the quoted words, do not say so, and neither do those of whose passes lawyers
	 * found more than one in ten unproven: how one may leave, renewal, time of payment, caps, recipients.
	 */
	provenByQuote?: true
	/** Points of lawyers that may undo a pass, wherever in the document they stand. */
	doubtedBy?: readonly PointKind[]
	/** It speaks of any lopsided right, or of any point: what another rule says of the same words is said better there. */
	catchAll?: true
	/** Set where the trained reader of points finds what it says: the topic. It knows what lawyers raise, and not this deal. */
	learned?: PointTopic
	/**
	 * It asks who is bound at all. Its quote is one example of it, so that another rule about the same words (how long the duty
	 * lasts, say) makes another point.
	 */
	aboutWhoIsBound?: true
	/** What the words of a finding must and must not have for it to be one of the three things to do before signing. */
	step?: StepWords
	/** What it finds is a slip of the pen: no step beside any point of the deal. */
	slip?: true
	/** What is standard where it looks, in the words that a language model is told beside a check that was left open. */
	standard?: string
	/** How its wording comes into a document. */
	wording?: RuleWording
	/** It holds facts against each other, a figure against the market, or tells what a document is: nothing that the reader of points learned. */
	comparesFacts?: true
	/** It compares the document with the profile of the reader's company: without one, no report has the rule. */
	ofProfile?: true
	decide(document: RuleInput): Decision
}

/** What is particular to a check of the document and its form. */
export interface FormCheck {
	/** It looked at the whole file: its pass has no one place to quote, and says nothing of words that were read. */
	wholeFile?: true
	/** What it finds is hidden from a language model, which can't judge it. */
	hiddenFromModel?: true
	/** What it finds is reported, and never weighs in the verdict: it changes nothing in the deal. */
	weightless?: true
	/** What it finds is left to fill in or to attach, and says nothing about how balanced the terms are. */
	openItem?: true
}

/** What the words of a finding must have, and must not have, for it to be one of the three things to do before signing. */
export interface StepWords {
	/** Words of the form that costs a company something. */
	needs?: RegExp
	/** Words of the form that every such contract has, or that is narrow or has a good reason. */
	unless?: RegExp
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
	/** The reader's company, from its profile; `null` where it has none. */
	company: ReviewedCompany | null
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

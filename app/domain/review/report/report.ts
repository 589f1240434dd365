import type { DocumentType } from '#app/domain/review/type/catalogue.ts'

/** The report of one review, as documented for the API: no time stamps, so equal input gives equal bytes. */
export interface ReviewReport {
	file: { name: string; sha256: string; bytes: number; media_type: string }
	document: {
		type: string
		category: string
		pages: number | null
		pages_not_read: number[]
		parties: ReportParty[]
		/**
		 * The party that it is for; `null` where that is not known. Left out in reports from before sides had names.
		 */
		reader?: ReportReader | null
	}
	options: {
		party_role: PartyRole
		party_name: string | null
		review_tone: ReviewTone
		document_type: DocumentType | null
		/** What the profile of the reader's company said; left out without a profile. */
		company?: ReviewedCompany
	}
	engine: {
		version: string
		/** The language model that took part. */
		model: string | null
		/**
		 * One line on what the model did not do or was not believed; left out where there is nothing to say, or no
		 * model took part.
		 */
		model_note?: string
	}
	playbook: { version: string }
	summary: Summary
	facts: Fact[]
	clauses: ReportClause[]
	rules: RuleResult[]
	findings: Finding[]
	/** What no check decided and the reader should look at, in document order. */
	read_yourself: ReadYourself[]
	text: string
}

/** A party read from the document; without a place where only its role is known. */
export interface ReportParty {
	name: string
	/** As the document calls it. */
	role: string | null
	quote: string | null
	start: number | null
	end: number | null
}

/** The side of the report: a party's name, and whether the reader chose it or it follows from other answers. */
export interface ReportReader {
	name: string
	certainty: 'chosen' | 'likely'
	/** Set where it follows from the profile of the reader's company. */
	by?: 'profile'
}

/** Words that could not be judged, with what to look for in them. */
export interface ReadYourself {
	/** Id of the clause it stands in. */
	clause: string | null
	quote: string
	start: number
	end: number
	page: number | null
	look_for: string
}

export type PartyRole = 'sending' | 'receiving' | 'unsure'
export type ReviewTone = 'friendly' | 'legal' | 'neutral'

export interface ReviewOptions {
	partyRole: PartyRole
	/** One of the parties of the document, by its name or its role there; `null` when the reader did not say. */
	partyName: string | null
	reviewTone: ReviewTone
	/** `null`: the engine detects it. */
	documentType: DocumentType | null
	/** The reader's company, from its profile; left out where it has none. */
	company?: ReviewedCompany
}

/** What a review takes from the profile of the reader's company. */
export interface ReviewedCompany {
	legal_entity_name: string
	/** Of the United States; `null` where the profile does not say. */
	incorporation_state: string | null
	authorized_shares: number | null
	issued_shares: number | null
}

export type Verdict = 'sign' | 'negotiate' | 'get_help'

export interface Summary {
	verdict: Verdict
	/** One sentence, in the chosen tone. */
	sentence: string
	/** At most three things to do before signing, worst first. */
	before_signing: string[]
	/** The deal in at most five sentences, each with the words it was read from. */
	deal: { sentence: string; start: number; end: number }[]
	/** What the review did not cover, a sentence each. */
	not_covered: string[]
}

/** A fact read from the document: its name, its value in a fixed form, and the words it was read from. */
export interface Fact {
	/** snake_case, e.g. `party`, `effective_date`, `term`, `governing_law`. Listed in facts/fact-names.ts. */
	name: string
	/** Normalized: ISO dates, plain decimal numbers, names as written. */
	value: string
	unit?: string
	/** What the value belongs to: the party of a role, the person of a title, the event a day is counted from, the period of a rate. */
	of?: string
	quote: string
	start: number
	end: number
	page: number | null
	/** How sure the reading is, 0 to 1: the steps are listed in facts/confidence.ts. Left out in reports from before there was one. */
	confidence?: number
}

export interface ReportClause {
	id: string
	/** As shown in the document: "2.1", "(a)", "Article IV"; `null` when the clause has none. */
	number: string | null
	heading: string | null
	start: number
	end: number
	page: number | null
	labels: { name: string; score: number }[]
	/** What the clause says, in plain English; empty where it could not be read for certain. */
	plain: string
}

export type Outcome = 'flagged' | 'passed' | 'absent' | 'not_applicable' | 'undecided'

export interface RuleResult {
	id: string
	title: string
	/** Where the market standard comes from, and whether a lawyer verified it. */
	source: string
	outcome: Outcome
	/** The words that show that all is well, where it passed. */
	evidence?: { quote: string; start: number; end: number }
	/** What the language model thinks of a check that stays undecided, or that it decided. */
	note?: string
}

export type FindingKind = 'issue' | 'ambiguous' | 'missing' | 'contradictory' | 'compliance'
export type Severity = 'high' | 'medium' | 'low'

export interface Finding {
	/** Stable for the same input: rule id and running number. */
	id: string
	rule: string
	kind: FindingKind
	severity: Severity
	/** Id of the clause it stands in; `null` for what is missing. */
	clause: string | null
	quote: string | null
	start: number | null
	end: number | null
	page: number | null
	says: string
	why: string
	market: string
	ask: string
	fallback: string | null
	replacement: string | null
	/** Wording for which no place could be proven: it is proposed in a comment, and changes nothing. */
	proposal?: string
	decide_by: 'you' | 'counterparty' | 'lawyer'
	/** 0 to 1: the chance that a lawyer would call it right. */
	confidence: number
	/** Only on findings that the language model added. */
	origin?: 'model'
	/**
	 * Where the replacement goes, where its author gave a place: instead of these words, or as a new clause behind the
	 * one with this id.
	 */
	edit?: { start: number; end: number } | { after: string }
	/** What the language model adds to a finding of the rules, which stands as it is. */
	comment?: string
	/**
	 * Why the language model holds that the finding is wrong, with the words that support it. It is shown folded and
	 * does not count.
	 */
	disputed?: { reason: string; quote: string; start: number; end: number }
}

/** Findings that count: one that the language model disputes is shown, but weighs nothing. */
export function standing(findings: readonly Finding[]): Finding[] {
	return findings.filter(({ disputed }) => disputed === undefined)
}

/** Worst first, then in document order, what is missing last within its severity. */
export function worstFirst(a: Finding, b: Finding): number {
	return severityRank[a.severity] - severityRank[b.severity] || (a.start ?? Infinity) - (b.start ?? Infinity) || compare(a.id, b.id)
}

/** The order of severities, the gravest first. */
export const severityRank: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

function compare(a: string, b: string) {
	return a < b ? -1 : a > b ? 1 : 0
}

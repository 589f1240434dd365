import type { Span } from '#app/domain/extraction/extracted-document.ts'

/** A passage that carries a label: a CUAD category name where one fits, else a label of ours. */
export interface LabelledPassage extends Span {
	name: string
	/** 0 to 1: the calibrated chance that a lawyer would label the passage so. */
	score: number
}

/** One of the 17 ContractNLI questions about a non-disclosure agreement, answered with the sentences that decide it. */
export interface NdaAnswer {
	/** `nda-11` and so on, as ContractNLI numbers them. */
	hypothesis: string
	answer: 'entailed' | 'contradicted' | 'not_mentioned'
	/** 0 to 1: how sure. */
	score: number
	/** Best first; empty when nothing in the document is about it. */
	evidence: Span[]
}

/** A sentence of terms of service that a consumer lawyer would call potentially unfair, by UNFAIR-ToS type. */
export interface UnfairTerm extends Span {
	type: UnfairTermType
	/** 0 to 1: how sure. */
	score: number
}

/** The eight types of UNFAIR-ToS. */
export const unfairTermTypes = [
	'limitation_of_liability',
	'unilateral_termination',
	'unilateral_change',
	'content_removal',
	'contract_by_using',
	'choice_of_law',
	'jurisdiction',
	'arbitration',
] as const
export type UnfairTermType = (typeof unfairTermTypes)[number]

/** The classifiers' reading of a document, before any rule judges it. */
export interface Readings {
	/** In document order. */
	labels: LabelledPassage[]
	/** For non-disclosure agreements; empty otherwise. */
	ndaAnswers: NdaAnswer[]
	/** For terms of service and policies; empty otherwise. */
	unfairTerms: UnfairTerm[]
}

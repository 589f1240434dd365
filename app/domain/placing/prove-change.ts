import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { judgeContract, type JudgedContract } from '#app/domain/review/judging/judge-contract.ts'
import { readContract, type ReadContract } from '#app/domain/review/read-contract.ts'
import type { Finding, ReviewOptions } from '#app/domain/review/report/report.ts'
import { editedDocument } from './edited-document.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/** Why a change must not be proposed as an edit. */
export type ChangeFault =
	/** The rule behind the finding still finds the same. */
	| 'point_stays'
	/** Another rule finds something that was not there before. */
	| 'new_point'
	/** A defined term loses its definition, or a new capitalized term has none. */
	| 'terms'
	/** A reference no longer leads anywhere, or a new one does not. */
	| 'references'
	/** The document is too long to read again for each change. */
	| 'unread'

/** @returns the fault in the document as it would read with the change made; `null` when there is none */
export type ProveChange = (finding: Pick<Finding, 'rule' | 'start' | 'kind'>, change: SuggestionChange) => ChangeFault | null

/**
 * Proves changes against the document: each is made, the document is read and judged again, and the finding must be
 * gone without a new one, with every term defined and every reference valid as before.
 *
 * @param models the trained models: a document is read again in full for each change
 */
export function changeProver(document: ExtractedDocument, options: ReviewOptions, models: ReviewModels): ProveChange {
	const whole = read(document, options.partyName)
	// For the same side each time, also where it was a guess.
	const side = judgeContract(whole, options).reader.party?.name ?? options.partyName
	const before = judged(whole)
	return (finding, change) => {
		const after = judged(read(editedDocument(document, change), side))
		// No rule can find again what the language model raised.
		if (pointsOf(before, finding.rule) > 0 && pointsOf(after, finding.rule) >= pointsOf(before, finding.rule)) return 'point_stays'
		if (after.outcomes.findings.some(({ rule }) => rule !== finding.rule && pointsOf(after, rule) > pointsOf(before, rule)))
			return 'new_point'
		const had = new Set(before.contract.structure.definedTerms.map(({ term }) => term))
		const has = new Set(after.contract.structure.definedTerms.map(({ term }) => term))
		const unknown = new Set(before.contract.structure.undefinedTerms.map(({ term }) => term))
		if (
			[...had].some((term) => !has.has(term)) ||
			after.contract.structure.undefinedTerms.some(({ term }) => !unknown.has(term) && !had.has(term))
		)
			return 'terms'
		return dangling(after.contract) > dangling(before.contract) ? 'references' : null
	}

	function read(text: ExtractedDocument, partyName: string | null): ReadContract {
		const { documentType: chosen } = options
		return readContract(text, models, chosen ? () => chosen : undefined, partyName)
	}

	/** Judged by rules alone: scores of learned points shift a little with every word, wherever it is. */
	function judged(contract: ReadContract): Judged {
		return { contract, ...judgeContract({ ...contract, pointsFor: () => [] }, { ...options, partyName: side }) }
	}
}

interface Judged extends JudgedContract {
	contract: ReadContract
}

function pointsOf({ outcomes }: Judged, rule: string): number {
	const raised = outcomes.rules.find(({ id }) => id === rule)?.outcome
	const shown = outcomes.findings.filter((finding) => finding.rule === rule).length
	return raised === 'flagged' || raised === 'absent' ? Math.max(shown, 1) : 0
}

function dangling({ structure }: ReadContract): number {
	return structure.crossReferences.filter(({ resolvedTo, external }) => resolvedTo === null && !external).length
}

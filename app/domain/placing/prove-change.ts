import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { ReviewModels } from '#app/domain/review/clauses/review-models.ts'
import { judgeContract, type JudgedContract } from '#app/domain/review/judging/judge-contract.ts'
import { readContract, type ReadContract } from '#app/domain/review/read-contract.ts'
import type { Finding, ReviewOptions } from '#app/domain/review/report/report.ts'
import { editedDocument } from './edited-document.ts'
import type { SuggestionChange } from './suggestion-change.ts'

/** Why a change must not be proposed as an edit. */
export type ChangeFault =
	/** The rule that asked for it still finds the same. */
	| 'point_stays'
	/** Another rule finds something that was not there before. */
	| 'new_point'
	/** A defined term loses its definition, or a capitalized term comes in that nobody defines. */
	| 'terms'
	/** A reference leads nowhere that led somewhere, or a new one does. */
	| 'references'
	/** The document is too long to be read again for each change. */
	| 'unread'

/** @returns what is wrong with the document as it would read with the change made; `null` when nothing is */
export type ProveChange = (finding: Pick<Finding, 'rule' | 'start' | 'kind'>, change: SuggestionChange) => ChangeFault | null

/**
 * Holds changes against the document: each is made, the document is read and judged anew, and the point must be gone
 * without another coming in, with every term defined and every reference leading somewhere as before.
 *
 * @param models the trained ones: a document is read again in full for each change
 */
export function changeProver(document: ExtractedDocument, options: ReviewOptions, models: ReviewModels): ProveChange {
	const whole = read(document, options.partyName)
	// For the same side each time, also where that was a guess.
	const side = judgeContract(whole, options).reader.party?.name ?? options.partyName
	const before = judged(whole)
	return (finding, change) => {
		const after = judged(read(editedDocument(document, change), side))
		// What the language model raised no rule can find again.
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

	/** Judged by rules alone: the chances of learned points shift a little with every word, wherever it stands. */
	function judged(contract: ReadContract): Judged {
		return { contract, ...judgeContract({ ...contract, pointsFor: () => [] }, { ...options, partyName: side }) }
	}
}

interface Judged extends JudgedContract {
	contract: ReadContract
}

/** How many points a rule raises, those included that were merged into another about the same words. */
function pointsOf({ outcomes }: Judged, rule: string): number {
	const raised = outcomes.rules.find(({ id }) => id === rule)?.outcome
	const shown = outcomes.findings.filter((finding) => finding.rule === rule).length
	return raised === 'flagged' || raised === 'absent' ? Math.max(shown, 1) : 0
}

function dangling({ structure }: ReadContract): number {
	return structure.crossReferences.filter(({ resolvedTo, external }) => resolvedTo === null && !external).length
}

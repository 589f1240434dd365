import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Rule, RuleInput } from '../playbook/rule.ts'

/** Of a rule that no lawyer has judged yet. */
export const usualConfidence = 0.7

/** Below this a point is not shown as a finding; its words are listed to be read. */
export const findingThreshold = 0.5

/**
 * Below this record a kind of point is no finding, however sure the trained reader is of it. With the records of each
 * round left out in turn, findings of kinds above it were right in 49 of 68 cases and wrong in 3, those below in 11 of 26
 * and wrong in 7.
 */
const leastRecord = 0.45

/** Whether lawyers called findings about points of this kind right often enough to show another one. */
export function hasGoodRecord({ confidence }: Pick<Rule, 'confidence'>): boolean {
	return confidence === undefined || confidence >= leastRecord
}

/** Whether a point may be shown as a finding. What a trained reader found is one by its worth already, see `isWorthFinding`. */
export function mayBeShown({ learned }: Pick<Rule, 'learned'>, confidence: number): boolean {
	return learned !== undefined || confidence >= findingThreshold
}

/**
 * From this chance on the reader of points sees the words as a point too. A named rule reads who may do what, and misreads
 * it in long clauses; what no lawyer would raise there is most often such a misreading (docs/decisions/0049).
 */
const seen = 0.25

/** In shorter papers the rules read well: of 16 findings there that the reader of points did not see 16 were labeled as faults. */
const longPaper = 10_000

/** What a finding that the reader of points does not see keeps of its confidence: none of them is sure enough to be one. */
const unseenShare = 0.5

/**
 * How sure a finding is, in the light of its rule's record and of what the reader of points thinks of its words: in long
 * papers general rules about who may or must do what are vetoed where a lawyer would not raise the words for this reader.
 *
 * @param confidence by the rule alone
 * @param span what it quotes; `null` where something is missing
 */
export function calibrated(
	rule: Rule,
	confidence: number,
	span: Span | null,
	{ document, points }: Pick<RuleInput, 'document' | 'points'>,
): number {
	if (document.text.length < longPaper) return confidence
	// What lawyers judged are long papers: a poor record there outweighs how sure the rule is of its reading.
	const known = rule.learned ? confidence : Math.min(confidence, rule.confidence ?? 1)
	if (!span || !mayBeVetoed(rule)) return known
	const isSeen = points.some(({ start, end, chance }) => start < span.end && span.start < end && chance >= seen)
	return isSeen ? known : known * unseenShare
}

/** Checks of form, of figures and of a type's own list look for what the reader of points never learned. */
function mayBeVetoed({ playbook, learned, ofForm, ofProfile, comparesFacts }: Rule): boolean {
	return playbook === 'general' && !learned && !ofForm && !ofProfile && !comparesFacts
}

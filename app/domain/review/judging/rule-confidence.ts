import type { Rule } from '../playbook/rule.ts'

/** Of a rule that no lawyer has judged yet. */
export const usualConfidence = 0.7

/** Below this a point is not shown as a finding; its words are listed to be read. */
export const findingThreshold = 0.5

/** Whether a point may be shown as a finding. What a trained reader found is one by its worth already, see `isWorthFinding`. */
export function mayBeShown({ learned }: Pick<Rule, 'learned'>, confidence: number): boolean {
	return learned !== undefined || confidence >= findingThreshold
}

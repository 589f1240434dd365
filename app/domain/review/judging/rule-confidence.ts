/**
 * How often lawyers called a rule's findings right, from the judged records in bench/adjudication: the share of right
 * ones, drawn towards the share of all rules by a few imagined records so that three lucky ones are no certainty.
 * Written by scripts/adjudication/calibrate.ts.
 */
export const ruleConfidence: Readonly<Record<string, number>> = {
	'advisor.board_approval': 0.66,
	'advisor.duties': 0.51,
	'advisor.ip_confidentiality': 0.66,
	'convertible_note.cap_basis': 0.51,
	'convertible_note.control_rights': 0.73,
	'convertible_note.interest': 0.66,
	'convertible_note.sale_payout': 0.66,
	'general.blanks': 0.7,
	'general.cross_references': 0.51,
	'general.exhibits': 0.62,
	'general.governing_law': 0.57,
	'general.one_way_indemnity': 0.57,
	'general.undefined_terms': 0.42,
	'general.wide_indemnity': 0.66,
}

/** Of a rule that nobody judged yet. */
export const usualConfidence = 0.7

/** Below this a point is not shown as a finding; its words are listed to be read. */
export const findingThreshold = 0.5

/** Whether a point may be shown as a finding. What a trained reader found is one by its worth already, see `isWorthFinding`. */
export function mayBeShown({ rule, confidence }: { rule: string; confidence: number }): boolean {
	return rule.startsWith('points.') || confidence >= findingThreshold
}

/**
 * How often lawyers called a rule's findings right, from the judged records in bench/adjudication: the share of right
 * ones, drawn towards the share of all rules by a few imagined records so that three lucky ones are no certainty.
 * Written by scripts/adjudication/calibrate.ts.
 */
export const ruleConfidence: Readonly<Record<string, number>> = {}

/** Of a rule that nobody judged yet. */
export const usualConfidence = 0.7

/** Below this a point is not shown as a finding; its words are listed to be read. */
export const findingThreshold = 0.5

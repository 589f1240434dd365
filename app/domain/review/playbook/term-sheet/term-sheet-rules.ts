import type { Rule } from '../rule.ts'

/** The term sheet playbook. */
export const termSheetRules: Rule[] = []

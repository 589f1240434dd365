import type { Rule } from '../rule.ts'

/** The employment and contractor playbook. */
export const employmentRules: Rule[] = []

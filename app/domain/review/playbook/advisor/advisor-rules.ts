import type { Rule } from '../rule.ts'

/** The advisor agreement playbook. */
export const advisorRules: Rule[] = []

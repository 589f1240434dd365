import type { Rule } from '../rule.ts'

/** The data processing agreement playbook. */
export const dpaRules: Rule[] = []

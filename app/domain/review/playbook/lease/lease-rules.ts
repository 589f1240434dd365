import type { Rule } from '../rule.ts'

/** The office lease playbook. */
export const leaseRules: Rule[] = []

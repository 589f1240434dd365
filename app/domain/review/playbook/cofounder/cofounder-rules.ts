import type { Rule } from '../rule.ts'

/** The co-founder agreement and founder stock purchase playbook. */
export const cofounderRules: Rule[] = []

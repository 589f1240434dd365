import type { Rule } from '../rule.ts'

/** The convertible note playbook. */
export const convertibleNoteRules: Rule[] = []

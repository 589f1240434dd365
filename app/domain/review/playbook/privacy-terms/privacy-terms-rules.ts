import type { Rule } from '../rule.ts'

/** The privacy policy and terms of service playbook. */
export const privacyTermsRules: Rule[] = []

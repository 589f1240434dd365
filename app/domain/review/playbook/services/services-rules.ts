import type { Rule } from '../rule.ts'

/** The services, vendor and SaaS agreement playbook. */
export const servicesRules: Rule[] = []

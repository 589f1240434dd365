import { superCap } from '../general/risk/liability-gaps.ts'
import type { Rule } from '../rule.ts'
import { unilateralChange } from './changes.ts'
import { dataReturn } from './customer-data.ts'
import { dataProtection } from './data-protection.ts'
import { personalGuarantee } from './personal-guarantee.ts'
import { precedence } from './precedence.ts'
import { serviceLevel } from './service-level.ts'

/** The services, vendor and SaaS agreement playbook: what the general rules over frames do not ask. */
export const servicesRules: Rule[] = [superCap, unilateralChange, serviceLevel, dataReturn, dataProtection, personalGuarantee, precedence]

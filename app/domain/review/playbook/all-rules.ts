import { generalRules } from './general/general-rules.ts'
import { ndaRules } from './nda/nda-rules.ts'
import type { Rule } from './rule.ts'
import { safeRules } from './safe/safe-rules.ts'

/** Every rule there is. Each appears in every report, so that outcomes always add up to this many. */
export const allRules: Rule[] = [...generalRules, ...ndaRules, ...safeRules]

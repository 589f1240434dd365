import { advisorRules } from './advisor/advisor-rules.ts'
import { cofounderRules } from './cofounder/cofounder-rules.ts'
import { convertibleNoteRules } from './convertible-note/convertible-note-rules.ts'
import { dpaRules } from './dpa/dpa-rules.ts'
import { employmentRules } from './employment/employment-rules.ts'
import { generalRules } from './general/general-rules.ts'
import { leaseRules } from './lease/lease-rules.ts'
import { ndaRules } from './nda/nda-rules.ts'
import { everydayWords } from './points/everyday-words.ts'
import { pointRules } from './points/point-rules.ts'
import { privacyTermsRules } from './privacy-terms/privacy-terms-rules.ts'
import type { Rule } from './rule.ts'
import { safeRules } from './safe/safe-rules.ts'
import { servicesRules } from './services/services-rules.ts'
import { termSheetRules } from './term-sheet/term-sheet-rules.ts'

/** Every rule there is. Each appears in every report; those that compare with a profile only where there is one. */
export const allRules: Rule[] = [
	...generalRules,
	...ndaRules,
	...safeRules,
	...convertibleNoteRules,
	...cofounderRules,
	...employmentRules,
	...servicesRules,
	...advisorRules,
	...termSheetRules,
	...leaseRules,
	...dpaRules,
	...privacyTermsRules,
	...pointRules,
	everydayWords,
]

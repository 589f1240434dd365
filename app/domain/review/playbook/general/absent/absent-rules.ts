import type { Rule } from '../../rule.ts'
import { loanCure } from './loan-cure.ts'
import { infringementCover, noEnding, openLiability, unprotectedInformation } from './risks-left-open.ts'
import { unassignedHire, unownedWork } from './unowned-work.ts'

/** The rules that say which clause a whole contract does not have, where nothing in it speaks of the subject. */
export const absentRules: Rule[] = [
	unownedWork,
	unassignedHire,
	unprotectedInformation,
	infringementCover,
	openLiability,
	noEnding,
	loanCure,
]

import type { Rule } from '../rule.ts'
import { amendment } from './amendment.ts'
import { controlRights } from './control-rights.ts'
import { preferenceOverhang, qualifiedFinancing } from './conversion.ts'
import { defaults } from './default.ts'
import { interest } from './interest.ts'
import { maturity } from './maturity.ts'
import { papers } from './papers.ts'
import { prepayment } from './prepayment.ts'
import { capBasisStated, discount } from './price.ts'
import { salePayout } from './sale.ts'
import { unlessTakenBack } from '../taken-back.ts'
import { security } from './security.ts'

/** Conversion in a round is fine while the holder can't choose its money, or more, instead. */
const conversionInRound = unlessTakenBack(
	qualifiedFinancing,
	/\bholders?\b[^.;]{0,40}\b(?:may|can|shall\s+be\s+entitled|has\s+the\s+(?:right|option))\b[^.;]{0,80}\b(?:repaid|repayment|instead|rather|refuse|decline)\b/i,
	'Check whether the holder may choose repayment instead of conversion, and how much.',
)

/** The convertible note playbook: its 13 lines. */
export const convertibleNoteRules: Rule[] = [
	maturity,
	interest,
	discount,
	capBasisStated,
	conversionInRound,
	salePayout,
	security,
	preferenceOverhang,
	amendment,
	defaults,
	controlRights,
	prepayment,
	papers,
]

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
import { security } from './security.ts'

/** The convertible note playbook: its 13 lines. */
export const convertibleNoteRules: Rule[] = [maturity, interest, discount, capBasisStated, qualifiedFinancing, salePayout, security, preferenceOverhang, amendment, defaults, controlRights, prepayment, papers]

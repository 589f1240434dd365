import type { Rule } from '../rule.ts'
import { antiDilution } from './anti-dilution.ts'
import { board, vetoes } from './control.ts'
import { closing, noShop } from './deal.ts'
import { dragAlong, founderVesting } from './founders.ts'
import { counselFees, proRata } from './investors.ts'
import { dividends, liquidationPreference, redemption } from './preference.ts'
import { optionPool, price } from './price.ts'
import { inUsualWords } from './role-names.ts'

const rules: Rule[] = [price, optionPool, liquidationPreference, antiDilution, dividends, redemption, board, vetoes, founderVesting, dragAlong, proRata, noShop, counselFees, closing]

/** The term sheet playbook: its 14 lines, each read with the two sides under their usual names. */
export const termSheetRules: Rule[] = rules.map((rule) => ({ ...rule, decide: (input) => rule.decide(inUsualWords(input)) }))

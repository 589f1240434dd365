import type { Rule } from '../../rule.ts'
import { breachNoticeAbsent } from './breach-notice-absent.ts'
import { firstRefusalPrice } from './first-refusal.ts'
import { onlyOneEnds } from './only-one-ends.ts'
import { payWhenPaid } from './pay-when-paid.ts'
import { precedenceClash } from './precedence-clash.ts'
import { settlementConsent } from './settlement.ts'
import { steepInterestRate } from './steep-interest.ts'
import { trailingInventions } from './trailing-inventions.ts'
import { vestedTakenBack } from './vested-taken-back.ts'

/** Single terms that decide a deal wherever they stand, in papers of every type. */
export const hardTermsRules: Rule[] = [onlyOneEnds, payWhenPaid, steepInterestRate, firstRefusalPrice, vestedTakenBack, trailingInventions, precedenceClash, breachNoticeAbsent, settlementConsent]

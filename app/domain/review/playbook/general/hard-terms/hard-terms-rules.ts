import type { Rule } from '../../rule.ts'
import { breachNoticeAbsent } from './breach-notice-absent.ts'
import { feeTail, payoutMultiple, undilutedShare } from './cost-of-capital.ts'
import { dataKept } from './data-kept.ts'
import { firstRefusalPrice } from './first-refusal.ts'
import { founderControl } from './founder-control.ts'
import { noExit } from './no-exit.ts'
import { onlyOneEnds } from './only-one-ends.ts'
import { payCut } from './pay-cut.ts'
import { payWhenPaid } from './pay-when-paid.ts'
import { precedenceClash } from './precedence-clash.ts'
import { revocableLicense } from './revocable-license.ts'
import { roundEconomics } from './round-economics.ts'
import { settlementConsent } from './settlement.ts'
import { steepInterestRate } from './steep-interest.ts'
import { trailingInventions } from './trailing-inventions.ts'
import { vestedTakenBack } from './vested-taken-back.ts'

/** Single terms that decide a deal wherever they stand, in papers of every type. */
export const hardTermsRules: Rule[] = [
	onlyOneEnds,
	noExit,
	payWhenPaid,
	payCut,
	steepInterestRate,
	firstRefusalPrice,
	vestedTakenBack,
	founderControl,
	...roundEconomics,
	undilutedShare,
	payoutMultiple,
	feeTail,
	trailingInventions,
	revocableLicense,
	precedenceClash,
	dataKept,
	breachNoticeAbsent,
	settlementConsent,
]

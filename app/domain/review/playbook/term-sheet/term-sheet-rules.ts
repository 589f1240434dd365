import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Rule } from '../rule.ts'
import { antiDilution } from './anti-dilution.ts'
import { board, vetoes } from './control.ts'
import { closing, noShop } from './deal.ts'
import { dragAlong, founderVesting } from './founders.ts'
import { counselFees, proRata } from './investors.ts'
import { dividends, liquidationPreference, redemption } from './preference.ts'
import { optionPool, price } from './price.ts'
import { unlessTakenBack } from '../taken-back.ts'
import { inUsualWords } from './role-names.ts'

/** A cap on fees is fine while no other sentence has the company pay without one. */
const cappedFees = unlessTakenBack(
	counselFees,
	longPattern('i')`
		\b(?:all|any|every)\b[^.;]{0,40}\b(?:legal|accounting|travel\w*|counsel)\b[^.;]{0,60}\b(?:costs?|fees|expenses)\b[^.;]{0,30}\b
			(?:on\s+demand|as\s+billed|without)\b
		|\b(?:not\s+(?:take\s+place|clos\w+|complet\w+)|fails?\s+to\s+close)\b[^.;]{0,120}\bpays?\b
	`,
	'Check what the company pays if the round does not close.',
)

const rules: Rule[] = [
	price,
	optionPool,
	liquidationPreference,
	antiDilution,
	dividends,
	redemption,
	board,
	vetoes,
	founderVesting,
	dragAlong,
	proRata,
	noShop,
	cappedFees,
	closing,
]

/** The term sheet playbook: its 14 lines, each read with the two sides under their usual names. */
export const termSheetRules: Rule[] = rules.map((rule) => ({ ...rule, decide: (input) => rule.decide(inUsualWords(input)) }))

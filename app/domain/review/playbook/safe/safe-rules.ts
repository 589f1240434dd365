import type { Rule } from '../rule.ts'
import { addOnRules } from './add-ons.ts'
import { capitalization, standardForm } from './form.ts'
import { accredited, authority, dateAndAmount, formD, issuer } from './papers.ts'
import { discount, ownership, postMoney, variant } from './price.ts'
import { mostFavouredNation, proRata, stacking } from './stack.ts'

/** The SAFE playbook: its 14 lines, some of them as several rules. */
export const safeRules: Rule[] = [
	standardForm,
	postMoney,
	variant,
	discount,
	ownership,
	stacking,
	mostFavouredNation,
	proRata,
	...addOnRules,
	capitalization,
	issuer,
	dateAndAmount,
	authority,
	accredited,
	formD,
]

import type { Rule } from '../rule.ts'
import { addOnRules } from './add-ons.ts'
import { capitalization, standardForm } from './form.ts'
import { formD } from './form-d.ts'
import { issuer } from './issuer.ts'
import { accredited, authority, dateAndAmount } from './papers.ts'
import { discount, ownership, postMoney } from './price.ts'
import { mostFavouredNation, proRata, stacking } from './stack.ts'
import { variant } from './variant.ts'

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

import { notApplicable } from '../draft-finding.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { addOnRules } from './add-ons.ts'
import { capitalization, standardForm } from './form.ts'
import { formD } from './form-d.ts'
import { issuer } from './issuer.ts'
import { accredited, authority, dateAndAmount } from './papers.ts'
import { discount, ownership, postMoney } from './price.ts'
import { mostFavouredNation, proRata, stacking } from './stack.ts'
import { variant } from './variant.ts'

const formRules: Rule[] = [
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

/** The SAFE playbook: a side letter only adds to the form, which carries the terms that are looked for here. */
export const safeRules: Rule[] = formRules.map((rule) => ({
	...rule,
	decide: (input) => (isSideLetter(input) && rule.decide(input).outcome === 'absent' ? notApplicable : rule.decide(input)),
}))

const titleLength = 200

function isSideLetter(input: RuleInput): boolean {
	return /\bside\s+letter\b/i.test(visibleText(input).slice(0, titleLength))
}

import { standardForm as anyForm } from '../general/standard-form.ts'
import type { Rule } from '../rule.ts'

export const standardForm: Rule = {
	...anyForm,
	id: 'nda.standard_form',
	playbook: 'nda',
	supersedes: [anyForm],
	// Lawyers found too many of its passes unproven by the one quote.
	provenByQuote: undefined,
}

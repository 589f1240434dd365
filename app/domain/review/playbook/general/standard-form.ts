import { notApplicable } from '../draft-finding.ts'
import type { Rule } from '../rule.ts'
import { decideByForm } from '../standard-form.ts'

export const standardForm: Rule = {
	id: 'general.standard_form',
	playbook: 'general',
	title: 'A known form, with its changes shown',
	basis: { kind: 'S', source: 'the published form, compared by fingerprint' },
	recognizesForm: true,
	provenByQuote: true,
	comparesFacts: true,
	decide(input) {
		return decideByForm(input) ?? notApplicable
	},
}

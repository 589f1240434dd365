import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { dpaRules } from './dpa-rules.ts'

const opening = 'This Data Processing Agreement is made between Wren GmbH (the "Controller") and Tern Ltd. (the "Processor").\n'
const american =
	'This Agreement is made between Wren LLC ("Customer") and Tern, Inc. ("Vendor"). The laws of the State of Ohio govern this Agreement.\n1. Data. Vendor processes claims data on behalf of Customer under the Gramm-Leach-Bliley Act.'

function decisionOf(id: string, text: string) {
	return dpaRules.find((rule) => rule.id === `dpa.${id}`)!.decide(ruleInput(text, 'Data Processing Agreement', 'unsure'))
}

const cases: readonly (readonly [string, string, string])[] = [
	// Stated in other words: not called missing.
	['deletion', `${opening}9. Return. On request a party returns or destroys the information of the other and certifies it.`, 'undecided'],
	['deletion', `${opening}9. Work. The Processor keeps data safe.`, 'absent'],
	[
		'deletion',
		`${opening}9. End. After the end of the services the Processor, at the choice of the Controller, returns or deletes all personal data within 20 days. On demand it continues hosting for up to eight months.`,
		'passed',
	],
	['data_subject_help', `${opening}7. Help. The Processor shall assist the Controller with data-subject requests.`, 'passed'],
	[
		'liability',
		`${opening}4. Loss. The Processor bears all costs of a breach without limitation, regardless of the caps in the main agreement.\n5. Liability. Liability for breach of this DPA is subject to the limits of the main agreement.`,
		'undecided',
	],
	['liability', `${opening}5. Liability. Liability for breach of this DPA is subject to the limits of the main agreement.`, 'flagged'],
	[
		'annex',
		`${opening}Annex 1 – Description: order data, loyalty numbers, e-mail addresses; shoppers; for the term of the main agreement.`,
		'undecided',
	],
	// What only European law asks for is no gap under American law.
	['roles', american, 'undecided'],
	['staff_confidentiality', american, 'undecided'],
	['data_subject_help', american, 'undecided'],
	['annex', american, 'undecided'],
	['security', american, 'absent'],
]

test.each(cases)('dpa.%s over "%s" is %s', (id, text, outcome) => {
	expect(decisionOf(id, text).outcome).toBe(outcome)
})

test('names in the annex only what is not stated', () => {
	const decision = decisionOf(
		'annex',
		`${opening}§ 1 The subject of this agreement is the hosting of the shop. The processing lasts as long as the shop contract.`,
	)
	expect(decision.outcome === 'absent' && decision.findings[0].says).toBe(
		'The description of the processing does not state: purpose, types of personal data, categories of data subjects.',
	)
})

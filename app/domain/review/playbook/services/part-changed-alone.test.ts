import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { unilateralChange } from './changes.ts'

const joint =
	'This Agreement is made between Tern Inc. and Wren Inc.\n12. Changes. This Agreement may be amended only in a writing signed by both parties.'

test('a part that one side changes is read beside the clause that wants both', () => {
	expect(unilateralChange.decide(ruleInput(joint, 'Services Agreement', 'unsure', 'Wren')).outcome).toBe('passed')
	expect(
		unilateralChange.decide(
			ruleInput(`${joint} Any change in Tern's procedures will bind Wren once Wren is told.`, 'Services Agreement', 'unsure', 'Wren'),
		).outcome,
	).toBe('undecided')
})

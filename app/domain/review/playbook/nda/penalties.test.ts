import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { liquidatedDamages } from './penalties.ts'

const opening =
	'Mutual NDA between Kelp Inc. ("Recipient") and Reed LLC ("Discloser").\n1. Secrets. Recipient keeps the information secret.\n'
const decided = (clause: string) =>
	liquidatedDamages.decide(ruleInput(`${opening}2. Breach. ${clause}`, 'NDA', 'unsure', 'Recipient')).outcome

test('a sum that is called no penalty is one all the same, and a clause without any is none', () => {
	expect(decided('Recipient shall pay Discloser $250,000 for each breach as liquidated damages and not a penalty.')).toBe('flagged')
	expect(decided('Recipient pays the loss that is proven for a breach, no penalty and no lump sum.')).toBe('not_applicable')
})

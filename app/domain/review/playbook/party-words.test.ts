import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { absent } from './draft-finding.ts'
import { type SideWords, withPartyNames } from './party-words.ts'
import type { Rule, RuleInput } from './rule.ts'

const sides: SideWords[] = [
	{ noun: 'processor', inClauses: 'Provider', kinds: ['processor', 'vendor'] },
	{ noun: 'controller', inClauses: 'Customer', kinds: ['controller', 'customer'] },
]
const rule: Rule = {
	id: 'dpa.example',
	playbook: 'dpa',
	title: 'Example',
	basis: { kind: 'G', source: 'drafting practice' },
	decide: () =>
		absent({
			severity: 'low',
			says: 'The processor need not notify the controller.',
			why: 'It matters.',
			market: 'Notice.',
			action: 'bind the processor',
			reason: 'It helps.',
			replacement: 'Provider will notify Customer. Provider bears the cost.',
		}),
}

function finding(input: RuleInput) {
	const decision = withPartyNames(rule, sides).decide(input)
	if (decision.outcome !== 'absent') throw new Error('nothing was found')
	return decision.findings[0]
}

const party = (name: string, role: string | null, roleKind: 'processor' | 'controller') => ({
	id: name,
	name,
	role,
	roleKind,
	names: [name],
	span: null,
	confidence: 0.9,
})

test('a finding calls the sides as the document does', () => {
	const input = {
		...ruleInput(
			'Tern Inc. ("Tern") works for Wren LLC. The Controller owns it. The Controller may ask. Tern helps.',
			'Data Processing Agreement',
		),
		parties: [party('Tern Inc.', 'Tern', 'processor'), party('Wren LLC', 'Controller', 'controller')],
	}
	expect(finding(input)).toMatchObject({
		says: 'Tern need not notify the Controller.',
		action: 'bind Tern',
		replacement: 'Tern will notify the Controller. Tern bears the cost.',
	})
})

test('a side that is not known, or only called "you", keeps the usual word', () => {
	const input = { ...ruleInput('We work for you.', 'Data Processing Agreement'), parties: [party('you', 'you', 'controller')] }
	expect(finding(input)).toMatchObject({ says: 'The processor need not notify the controller.' })
})

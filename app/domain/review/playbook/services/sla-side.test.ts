import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { serviceLevel } from './service-level.ts'

const opening =
	'This Hosting Agreement is made between Tern Hosting LLC ("Tern") and Wren Inc. ("Wren").\n1. Service. Tern will host the web shop of Wren.\n'
const weak = `${opening}2. Uptime. The servers have an uptime of 99% each month.`

test('a better level is asked for by who uses the service, not by who runs it', () => {
	expect(serviceLevel.decide(ruleInput(weak, 'Services Agreement', 'unsure', 'Wren')).outcome).toBe('flagged')
	expect(serviceLevel.decide(ruleInput(weak, 'Services Agreement', 'unsure', 'Tern')).outcome).toBe('undecided')
})

test('words on a service level are enough not to call it missing', () => {
	const words =
		'This Cloud Agreement is made between Tern Inc. (the "Provider") and Wren Inc. (the "Customer").\n1. Service. The cloud service is sold by subscription.'
	expect(serviceLevel.decide(ruleInput(words, 'SaaS Agreement', 'unsure', 'Customer')).outcome).toBe('absent')
	expect(
		serviceLevel.decide(
			ruleInput(
				`${words}\n2. Levels. Provider meets the Service Levels, and credits the fees where a month falls short.`,
				'SaaS Agreement',
				'unsure',
				'Customer',
			),
		).outcome,
	).toBe('undecided')
})

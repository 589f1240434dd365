import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { employmentRules } from './employment-rules.ts'

const opening = 'This Employment Agreement is made between Tern Games (the "Company") and Dana Whitlow (the "Employee").\n'

function outcomeOf(id: string, text: string, reader: string) {
	return employmentRules
		.find((rule) => rule.id === `employment.${id}`)!
		.decide(ruleInput(`${opening}${text}`, 'Employment Agreement', 'unsure', reader)).outcome
}

test('American reasons stay out of contracts under other law', () => {
	expect(outcomeOf('terms', '1. Pay. The Employee is paid £30,000 a year. English law.', 'Company')).toBe('not_applicable')
	expect(outcomeOf('equity', '1. Pay. The Employee is granted options on 2% of the shares. English law.', 'Company')).toBe('undecided')
	expect(outcomeOf('equity', '1. Pay. The Employee is granted options on 2% of the shares. Ohio law governs.', 'Company')).toBe('flagged')
})

test('a commission measured in another paragraph is no loose promise', () => {
	const loose = '1. Pay. The Employee is paid $90,000 a year, at will.\n2. Sales. The Company will pay a commission once a buyer has paid.'
	expect(outcomeOf('terms', loose, 'Company')).toBe('flagged')
	expect(outcomeOf('terms', `${loose}\n3. Rate. The commission is 9% of each sale.`, 'Company')).not.toBe('flagged')
})

import { expect, test } from 'vitest'
import { playbookOf, type Told } from './playbook-of.ts'

const told = (text: string, facts: Told['facts'] = []) => ({ text, facts })

test.each([
	['SECOND AMENDMENT TO EMPLOYMENT AGREEMENT', 'Employment Agreement'],
	['Exhibit 10.1 This Amendment No. 2 (the “Amendment”) changes the Lease.', 'Office Lease'],
	['Modification and Extension of Employment Agreement', 'Employment Agreement'],
] as const)('%s is asked for nothing that the whole contract would say', (text, type) => {
	expect(playbookOf(type, told(text))).toBe('general')
})

test('a contract that was restated is a whole one', () => {
	expect(playbookOf('Employment Agreement', told('AMENDED AND RESTATED EMPLOYMENT AGREEMENT'))).toBe('employment')
	expect(playbookOf('Employment Agreement', told('This Amendment and Restatement of the Employment Agreement'))).toBe('employment')
})

test.each([
	'General Terms and Conditions for Merchants',
	'Finch Partner Terms of Use',
	'Terms of Use. They apply to entrepreneurs within the meaning of the law, and to nobody else.',
])('consumers’ rights are no matter of %s', (text) => {
	expect(playbookOf('Terms of Service', told(text))).toBe('general')
})

test('terms for everybody are checked as such', () => {
	expect(playbookOf('Terms of Service', told('Terms of Service. You may use the app.'))).toBe('privacy_terms')
	expect(playbookOf('Terms of Service', told('Artist Platform Terms. You may show your songs.'))).toBe('general')
	expect(playbookOf('Terms of Service', told('Community Platform Terms. You may show your songs.'))).toBe('privacy_terms')
})

test('a company that consults is no employee, a person may be', () => {
	const role = (of: string) => told('CONSULTING AGREEMENT', [{ name: 'party_role', value: 'Consultant', of }])
	expect(playbookOf('Consulting Agreement', role('Finch Advisory LLC'))).toBe('services')
	expect(playbookOf('Consulting Agreement', role('Ada Lark'))).toBe('employment')
})

test('a letter that amends is asked for nothing more', () => {
	expect(playbookOf('Employment Agreement', told('Dear Ada: This letter hereby amends the Employment Agreement as follows.'))).toBe(
		'general',
	)
	expect(playbookOf('Employment Agreement', told('Dear Ada: We employ you as an engineer.'))).toBe('employment')
})

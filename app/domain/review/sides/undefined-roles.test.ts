import { expect, test } from 'vitest'
import { undefinedRoles } from './undefined-roles.ts'

const company = { person: false, roles: [], named: true }
const person = { person: true, roles: [], named: true }
const amendment = 'Employee leaves. The Company pays Employee. Employee’s plan ends when the Company says so; the Company decides.'

test('an amendment of a contract of work speaks of roles that the contract defined', () => {
	expect(undefinedRoles(amendment, [company, person], 'Employment Agreement')).toEqual([['Company'], ['Employee']])
	expect(undefinedRoles(amendment, [person, company], 'Separation Agreement')).toEqual([['Employee'], ['Company']])
})

test('a role that somebody has, or that a mark gives to another, is not given away', () => {
	expect(undefinedRoles(amendment, [{ ...company, roles: ['Company'] }, person], 'Employment Agreement')).toEqual([[], ['Employee']])
	expect(undefinedRoles(`${amendment} Kelp Inc. (the "Company") is the parent.`, [company, person], 'Employment Agreement')).toEqual([
		[],
		['Employee'],
	])
})

test('words in longer names and between two companies are nobody’s role', () => {
	expect(
		undefinedRoles(
			'The Executive Officer and the Employee Plan. Company Policy and Executive Bonus. Company Policy.',
			[company, person],
			'Employment Agreement',
		),
	).toEqual([[], []])
	expect(undefinedRoles(amendment, [company, company], 'Employment Agreement')).toEqual([[], []])
	expect(undefinedRoles(amendment, [company, person, person], 'Employment Agreement')).toEqual([[], [], []])
})

test('the counterpart of a role belongs to the other party', () => {
	const text = 'The Lender waits. '.repeat(7)
	const borrower = { ...company, roles: ['Borrower'] }
	expect(undefinedRoles(text, [borrower, company], 'Loan Agreement')).toEqual([[], ['Lender']])
	expect(undefinedRoles(text, [borrower, { ...company, roles: ['Buyer'] }], 'Loan Agreement')).toEqual([[], []])
	expect(undefinedRoles('The Lender waits.', [borrower, company], 'Loan Agreement')).toEqual([[], []])
})

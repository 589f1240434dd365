import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { weightyPassages } from './weighty-passages.ts'

const opening = '# Loan Agreement\nThis Loan Agreement is made between Alder Bank Inc. (the “Lender”) and Birch Labs LLC (the “Borrower”).'

function listed(line: string, partyName: string | null = 'Borrower') {
	return weightyPassages(ruleInput(`${opening}\n${line}`, 'Loan Agreement', 'unsure', partyName), () => false).map(
		({ lookFor }) => lookFor.split(':')[0],
	)
}

test('what burdens the reader is listed to be read, with what to look for', () => {
	expect(listed('1. Security. The Borrower grants the Lender a security interest in all of its assets.')).toEqual(['Security'])
	expect(
		listed('1. Remedies. On any default the Lender may declare all amounts under this Agreement immediately due and payable.'),
	).toEqual(['Acceleration'])
	expect(listed('1. Disbursement. The Lender may refuse any advance in its sole discretion.')).toEqual(['Sole discretion'])
})

test('what burdens only the other side is not', () => {
	expect(listed('1. Security. The Borrower grants the Lender a security interest in all of its assets.', 'Lender')).toEqual([])
	expect(listed('1. Disbursement. The Lender may refuse any advance in its sole discretion.', 'Lender')).toEqual([])
})

test('the act that the words are about decides, not another one of the sentence', () => {
	const clause = '1. End. The Lender may terminate this Agreement at any time without cause, and the Borrower agrees to stay.'
	expect(listed(clause)).toEqual(['Termination'])
	expect(listed(clause, 'Lender')).toEqual([])
})

test('what the report speaks of already is not listed again', () => {
	const input = ruleInput(
		`${opening}\n1. Security. The Borrower grants the Lender a security interest in all of its assets.`,
		'Loan Agreement',
		'unsure',
		'Borrower',
	)
	expect(weightyPassages(input, () => true)).toEqual([])
})

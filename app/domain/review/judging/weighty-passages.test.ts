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

test('who stands in for the debts, cross-default, the end without cure, bans on pledges and weak remedies are listed first', () => {
	const first = (line: string) =>
		weightyPassages(ruleInput(`${opening}\n${line}`, 'Loan Agreement', 'unsure', 'Borrower'), () => false)
			.filter((each) => each.first)
			.map(({ lookFor }) => lookFor.split(':')[0])
	expect(first('1. Owners. Every shareholder of the Borrower agrees to guaranty the debts of the Borrower.')).toEqual(['Guaranty'])
	expect(first('1. Events. It is a default if the Borrower is in breach of any other agreement with the Lender.')).toEqual([
		'Cross-default',
	])
	expect(first('1. End. Upon a late payment this Agreement terminates by itself without notice or time to cure.')).toEqual([
		'Automatic termination',
	])
	expect(first('1. Shares. The Borrower shall not pledge or encumber its shares without the written consent of the Lender.')).toEqual([
		'Pledge and transfer',
	])
	expect(first('1. Shortfall. If the Lender funds late, the Borrower may defer, but not cancel, its fees for a month.')).toEqual(['Remedy'])
})

test('a promise that signing breaks no other contract is no cross-default, nor is clean title a ban on pledges', () => {
	expect(listed('1. Authority. Signing does not breach any other agreement of the Borrower.')).toEqual([])
	expect(listed('1. Title. The Borrower represents that its assets are not subject to any lien or mortgage.')).toEqual([])
})

test('a second indemnity is listed beside the first', () => {
	const lines = [
		'1. General. The Borrower shall indemnify the Lender against all losses.',
		'2. Warehouse. The Borrower shall also indemnify the Lender against claims about stored goods.',
	]
	expect(listed(lines.join('\n'))).toEqual(['Indemnity', 'Indemnity'])
})

import { expect, test } from 'vitest'
import { withAskedParty } from './asked-party.ts'

const text = 'The Lenders advance the sum. The Company repays the Lenders on demand. Alder pays.'

test('a side that the text names is a party, also where its introduction was not read', () => {
	expect(withAskedParty([], 'Lenders', text, 'Loan Agreement')).toMatchObject([{ name: 'Lenders', role: 'Lenders', roleKind: 'lender', names: ['Lenders'], span: { start: 4, end: 11 } }])
})

test('a name that stands once or nowhere is none, and one that is there is not doubled', () => {
	expect(withAskedParty([], 'Alder', text, null)).toEqual([])
	expect(withAskedParty([], 'Birch', text, null)).toEqual([])
	const [lenders] = withAskedParty([], 'Lenders', text, 'Loan Agreement')
	expect(withAskedParty([lenders!], 'lenders', text, null)).toEqual([lenders])
	expect(withAskedParty([lenders!], null, text, null)).toEqual([lenders])
})

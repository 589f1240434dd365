import { expect, test } from 'vitest'
import { withAskedParty } from './asked-party.ts'
import type { DocumentParty } from './document-party.ts'

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

const company: DocumentParty = { id: 'p1', name: 'Kelp Inc.', role: 'Company', roleKind: 'employer', names: ['Kelp Inc.', 'Company'], span: null, confidence: 1 }
const executive: DocumentParty = { id: 'p2', name: 'Executive', role: 'Executive', roleKind: 'worker', names: ['Executive'], span: null, confidence: 0.7 }

test('a name in other letters is the party that is only known by its role', () => {
	const parties = withAskedParty([company, executive], 'Mr. Joseph Tarn', 'Agreement between Kelp Inc. and JOSEPH TARN ("Executive").', 'Employment Agreement')
	expect(parties).toHaveLength(2)
	expect(parties[1]).toMatchObject({ id: 'p2', name: 'Mr. Joseph Tarn', role: 'Executive', roleKind: 'worker' })
	expect(parties[1]?.names).toEqual(expect.arrayContaining(['Joseph Tarn', 'JOSEPH TARN', 'Executive']))
})

test('a name that stands once where parties are named is a party, elsewhere it is not', () => {
	const filler = 'Nothing of interest stands here. '.repeat(300)
	expect(withAskedParty([company], 'Reed Holdings LLC', `Between Kelp Inc. and Reed Holdings LLC. ${filler}`, null)).toHaveLength(2)
	expect(withAskedParty([company], 'Reed Holdings LLC', `Between Kelp Inc. and another. ${filler} Reed Holdings LLC. ${filler}`, null)).toHaveLength(1)
})

test('a single word needs to stand twice, in its own letters', () => {
	expect(withAskedParty([company], 'Tenant', 'Kelp Inc. and a tenant. The tenant pays.', null)).toHaveLength(1)
	expect(withAskedParty([company], 'Tenant', 'Tenant pays. Tenant leaves.', 'Office Lease').at(-1)).toMatchObject({ name: 'Tenant', role: 'Tenant', roleKind: 'tenant' })
})

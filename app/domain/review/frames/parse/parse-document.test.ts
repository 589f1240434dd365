import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import { parseDocument } from './parse-document.ts'

const parties: DocumentParty[] = [
	{ id: 'company', name: 'Acme Inc.', role: 'Company', roleKind: null, names: ['Acme Inc.', 'Company'], span: null, confidence: 1 },
	{ id: 'customer', name: 'Blue LLC', role: 'Customer', roleKind: null, names: ['Blue LLC', 'Customer'], span: null, confidence: 1 },
]

function told(...lines: string[]) {
	return parseDocument(readStructure(agreement(...lines)), parties).map(({ subject, modality, verb, conditions }) => {
		const actor = subject?.actor
		return `${actor?.kind === 'party' ? actor.party : (actor?.kind ?? '–')} ${modality} ${verb}${conditions.length > 0 ? ` ${conditions.map(({ text }) => text).join(' ')}` : ''}`
	})
}

test('the items of a list are read with the words that open it', () => {
	expect(
		told('1. Use. Customer shall not:', '(a) copy the Software;', '(b) rent or lend the Software; or', '(c) remove any notice.'),
	).toEqual(['customer must_not copy', 'customer must_not rent', 'customer must_not lend', 'customer must_not remove'])
})

test('a condition may be a list', () => {
	expect(told('1. End. Company may terminate this Agreement if Customer:', '(a) fails to pay; or', '(b) becomes insolvent.')).toEqual([
		'company may terminate if Customer fails to pay',
		'company may terminate if Customer becomes insolvent',
	])
})

test('letters inside a sentence make a list too', () => {
	expect(told('1. Use. Customer shall not (a) copy the Software; (b) sell the Software; or (c) remove any notice.')).toEqual([
		'customer must_not copy',
		'customer must_not sell',
		'customer must_not remove',
	])
})

test('items that are sentences of their own are read alone', () => {
	expect(
		told('1. Duties. The parties agree as follows:', '(a) Company shall deliver the Goods.', '(b) Customer shall pay the price.'),
	).toEqual(expect.arrayContaining(['company must deliver', 'customer must pay']))
})

test('a pronoun means the party of the sentence before', () => {
	expect(told('1. Pay. Customer shall pay the Fees. It shall also pay all taxes.')).toEqual(['customer must pay', 'customer must pay'])
})

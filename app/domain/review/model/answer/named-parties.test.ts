import { expect, test } from 'vitest'
import type { DocumentParty } from '../../sides/document-party.ts'
import { actorOf, actorsFit, nameFits } from './named-parties.ts'

const party = (id: string, name: string, role: string): DocumentParty => ({
	id,
	name,
	role,
	roleKind: null,
	names: [name, role],
	span: null,
	confidence: 1,
})
const [vendor, customer] = [party('p1', 'Northgate Systems, Inc.', 'Vendor'), party('p2', 'Larkspur Robotics, Inc.', 'Customer')]
const sides = { parties: [vendor, customer], reader: { party: customer, certainty: 'chosen' as const } }

test.each([
	['the Customer', { kind: 'party', party: 'p2' }],
	['Northgate Systems Inc', { kind: 'party', party: 'p1' }],
	['you', { kind: 'party', party: 'p2' }],
	['either party', { kind: 'each' }],
	['Neither Party', { kind: 'neither' }],
	['receiving party', { kind: 'floating', role: 'receiving party' }],
	['an arbitrator', { kind: 'third', words: 'an arbitrator' }],
])('“%s” is %j', (name, actor) => {
	expect(actorOf(name, sides)).toEqual(actor)
})

test.each([
	['You must indemnify Vendor.', 'Customer shall indemnify Vendor.', true],
	['Vendor must indemnify you.', 'Customer shall indemnify Vendor.', false],
	['You may not terminate; Vendor may terminate at will.', 'Vendor may terminate this Agreement at any time.', true],
	['You may terminate at will.', 'Vendor may terminate this Agreement at any time.', false],
	['You must not compete.', 'The Customer shall not compete with Vendor.', true],
	['You must pay for it.', 'The fees are due on the first of each month.', true],
	['You must keep it confidential.', 'The receiving party shall hold it in confidence.', true],
	['You must staff the service.', 'Vendor shall provide the service.', false],
	['Only Vendor has a cap.', 'Vendor is liable for nothing.', true],
])('“%s” from “%s”: %s', (sentence, words, fits) => {
	expect(actorsFit(sentence, words, sides)).toBe(fits)
})

test('in the document "you" is whoever it calls so, in the report the reader', () => {
	const terms = {
		parties: [
			{ ...vendor, names: ['Northgate Systems, Inc.', 'we'] },
			{ ...customer, names: ['Larkspur Robotics, Inc.', 'you'] },
		],
		reader: { party: vendor, certainty: 'chosen' as const },
	}
	expect(actorsFit('Customer must pay the fees.', 'You shall pay the fees.', terms)).toBe(true)
	expect(actorsFit('You must pay the fees.', 'You shall pay the fees.', terms)).toBe(false)
})

test('a name fits words that name it, or name nobody', () => {
	expect(nameFits('Vendor', 'Vendor may', sides)).toBe(true)
	expect(nameFits('Vendor', 'may be terminated', sides)).toBe(true)
	expect(nameFits('Vendor', 'Customer may', sides)).toBe(false)
	expect(nameFits('Vendor', 'Either party may', sides)).toBe(true)
})

import { expect, test } from 'vitest'
import { inDocumentHabits, speaksOtherwise } from './drafting-habits.ts'

const term = (name: string) => ({ term: name, definition: { start: 0, end: 0 }, uses: [] })

test.each([
	['Rent will rise. It will not fall.', 'The Baker shall bake. The Cafe shall pay.', 'Rent shall rise. It shall not fall.'],
	['Each party pays.', 'Either Party may leave. The other Party stays.', 'Each Party pays.'],
	['Nothing in this DPA limits rights.', 'This Addendum is short. Under this Addendum we bake.', 'Nothing in this Addendum limits rights.'],
	[
		'It rises on the commencement date.',
		'Rent is due from the Commencement Date. The Commencement Date is in May.',
		'It rises on the Commencement Date.',
	],
	['Delete all Personal Data.', 'Cafe Personal Data is kept. Bakers erase Cafe Personal Data.', 'Delete all Cafe Personal Data.'],
	['The holder is an accredited holder.', 'The Holder pays. The Holder signs. The Holder leaves.', 'The Holder is an accredited holder.'],
	['It vests in the Tern.', 'Tern bakes. Tern delivers. Tern sleeps.', 'It vests in Tern.'],
	['Either side may end this Agreement.', 'Rent under this lease is due. Nobody may end this lease.', 'Either side may end this lease.'],
	['Controller pays Processor.', 'The Controller asks. The Controller pays. The Controller leaves.', 'The Controller pays Processor.'],
])('"%s" is said as the document would', (wording, text, said) => {
	expect(inDocumentHabits(wording, text, { definedTerms: [term('Holder')], undefinedTerms: [] }, ['Controller'])).toBe(said)
})

test('a document of "we" and "you" has no use for names', () => {
	const sentences = [{ text: 'We bake.' }, { text: 'You pay us.' }]
	expect(speaksOtherwise('Baker will bake.', sentences, ['Baker'])).toBe(true)
	expect(speaksOtherwise('We will bake.', sentences, ['Baker'])).toBe(false)
	expect(speaksOtherwise('Baker will bake.', [{ text: 'Baker bakes.' }, { text: 'Cafe pays.' }], ['Baker'])).toBe(false)
})

import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructure } from '../clauses/structure/read-structure.ts'
import { readBlanks } from './blanks.ts'
import { factSource } from './fact-source.ts'

function blanks(...lines: string[]) {
	const document = agreement(...lines)
	return readBlanks(factSource(document, readStructure(document))).map(({ quote }) => quote)
}

test.each([
	['Between ______ and Acme.', ['______']],
	['The price is [●].', ['[●]']],
	['The price is $[   ].', ['$[   ]']],
	['Name: [Company Name].', ['[Company Name]']],
	['By [insert date of closing].', ['[insert date of closing]']],
	['On XX/XX/20XX we meet.', ['XX/XX/20XX']],
	['The fee is TBD.', ['TBD']],
	['Dear <Employee name>,', ['<Employee name>']],
	['Dear {{name of employee}},', ['{{name of employee}}']],
	['This order is subject to [date of approval].', ['[date of approval]']],
	['Send the goods to [insert address].', ['[insert address]']],
	['located at ………… in town', ['…………']],
])('%s has a blank', (line, expected) => {
	expect(blanks(line)).toEqual(expected)
})

test.each([
	'As shown before [1], it holds [2].',
	'[Signature page follows]',
	'The rate is [***] a year.',
	'It and [and its affiliates] agree.',
	'See Section 5.5 [Net Revenue] for more.',
	'[Reserved]',
	'It stands in the [Data Security Terms](https://example.com/terms) of the shop.',
	'Delivered to [address removed] in March.',
	'The price is [* * *] a unit.',
	'The compound 1H-pyrrolo[2,3-b]pyridine is kept dry.',
	'1 Payment ................................................ 3',
	'The end... of it.',
	'Send it to help@tern.example with the subject line "Broken kite [insert your order]".',
	'You may write to us by e-mail under the subject: Return [your name].',
	'[Words in brackets] mark what you may change.',
])('%s has none', (line) => {
	expect(blanks(line)).toEqual([])
})

test('the rules of a signature block are for signing, not for filling in', () => {
	expect(
		blanks(
			'1. Price. Low.',
			'2. Time. Soon.',
			'3. Place. Near.',
			'4. Ways. Many.',
			'IN WITNESS WHEREOF, signed.',
			'By: ________',
			'Name: ________',
		),
	).toEqual([])
})

test('boxes are a blank only when none is ticked', () => {
	expect(blanks('[x] Monthly', '[ ] Yearly')).toEqual([])
	expect(blanks('[ ] Monthly', '[ ] Yearly')).toEqual(['[ ]'])
})

test.each([
	['initials at the foot of a page', ['1. Price. Low.', '_____Company', '_____Employee', '2. Time. Soon.']],
	['strokes above a label', ['1. Price. Low.', '______________________', 'Name', '2. Time. Soon.']],
	['a line for whoever signs', ['1. Price. Low.', 'For and on behalf of ______________', '2. Time. Soon.']],
])('%s are signature fields', (_, lines) => {
	expect(blanks(...lines)).toEqual([])
})

import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

test('paragraphs of two texts stand beside each other, with what was deleted and inserted between them', () => {
	const old = ['1. Term. Two years.', '2. Pay within 60 days of the invoice.', '3. The Vendor may assign.', 'Signed:']
	const next = ['1. Term.  Two\nyears.', '2. Pay within 30 days of the invoice.', '4. Arbitration in Reno.', ' ', 'Signed:']
	expect(compareTexts(old, next)).toEqual([
		{ before: '1. Term. Two years.', after: '1. Term. Two years.' },
		{ before: '2. Pay within 60 days of the invoice.', after: '2. Pay within 30 days of the invoice.' },
		{ before: '3. The Vendor may assign.', after: null },
		{ before: null, after: '4. Arbitration in Reno.' },
		{ before: 'Signed:', after: 'Signed:' },
	])
})

test('an empty text has nothing beside the other', () => {
	expect(compareTexts([], ['One.'])).toEqual([{ before: null, after: 'One.' }])
	expect(compareTexts(['One.'], [])).toEqual([{ before: 'One.', after: null }])
	expect(compareTexts([], [])).toEqual([])
})

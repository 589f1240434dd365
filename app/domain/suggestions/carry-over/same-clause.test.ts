import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { isSameClause } from './same-clause.ts'

const at = (paragraph: number, ...lines: string[]) => ({ paragraphs: placedParagraphs(documentFromText(lines.join('\n'))), paragraph })

test.each([
	[
		'that was reworded a little',
		at(0, 'Fees are due within 60 days of the invoice.'),
		at(1, 'New.', 'Fees are due within 90 days of an invoice.'),
	],
	[
		'that begins with its name under another number',
		at(0, '7. Payment. All fees fall due at once.'),
		at(0, '9. Payment. Buyer pays what it owes when asked.'),
	],
	['whose name stands above it', at(1, '7. Limits', 'Vendor owes nothing.'), at(1, '8. LIMITS', 'The cap is one dollar for each claim.')],
])('a clause %s is the same', (_, before, after) => {
	expect(isSameClause(before, after)).toBe(true)
})

test.each([
	['with other words and another name', at(0, '7. Payment. All fees fall due at once.'), at(0, '8. Term. This lasts for two years.')],
	['without a name and with other words', at(0, 'Vendor owes nothing.'), at(0, 'The cap is one dollar for each claim.')],
	['that is not there', at(4, 'One.'), at(0, 'Two.')],
])('a clause %s is another one', (_, before, after) => {
	expect(isSameClause(before, after)).toBe(false)
})

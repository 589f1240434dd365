import { expect, test } from 'vitest'
import { quoted, shortened } from './shortened.ts'

test.each([
	['Pay now.', 'Pay now.'],
	['Either party may end this at will', 'Either party may end…'],
	['You pay late fees, and interest besides', 'You pay late fees, and…'],
	['You pay fees (1.5 % a month and more)', 'You pay fees…'],
	['The cap (fees) holds (for 3 months)', 'The cap (fees) holds…'],
	['They call it “our sole discretion” here', 'They call it…'],
	['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsg…'],
	['(A text that is a single bracket)', '(A text that is a…'],
])('%s is cut between words and outside brackets', (text, cut) => {
	expect(shortened(text, 24)).toBe(cut)
})

test('words of the document are quoted on one line', () => {
	expect(quoted('  within\n30   days ')).toBe('“within 30 days”')
})

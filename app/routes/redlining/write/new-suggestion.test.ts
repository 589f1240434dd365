import { expect, test } from 'vitest'
import { NewSuggestion } from './new-suggestion.ts'

test('a new row comes with the boxes of its cells in their order, however many they are', () => {
	const row = {
		kind: 'add_row',
		paragraphId: 'b4',
		expected: 'Painter',
		cell1: '$300',
		cell0: '',
		cell2: 'net',
		cell4: 'lost',
		version: '1',
	}
	expect(NewSuggestion.parse(row)).toEqual({
		kind: 'add_row',
		paragraphId: 'b4',
		expected: 'Painter',
		reason: '',
		internalNote: '',
		cells: ['', '$300', 'net'],
	})
	expect(NewSuggestion.safeParse({ ...row, paragraphId: '../b4' }).success).toBe(false)
})

test.each([
	['a clause', { kind: 'add_clause', paragraphId: 'b4', expected: 'Fees.', text: ' \r\n' }, 'Enter the clause.'],
	['words to find', { kind: 'find', find: ' ', text: '' }, 'Enter the text exactly as it appears in the document.'],
])('%s without words is refused with a sentence', (_, form, sentence) => {
	expect(NewSuggestion.safeParse(form).error?.issues[0]?.message).toBe(sentence)
})

test('an unknown kind is no form of this page', () => {
	expect(NewSuggestion.safeParse({ kind: 'burn' }).success).toBe(false)
})

import { expect, test } from 'vitest'
import { notUnderstood, readRedliningForm, RedliningForm, RedliningPlace } from './redlining-form.ts'

const id = '7f3e2a54-8f0e-4c39-9a53-2f6c7d1b0a11'

test('the lines of a text box come as the file keeps them', () => {
	expect(RedliningForm.parse({ do: 'edit', suggestion: id, text: 'one\r\ntwo' })).toMatchObject({ text: 'one\ntwo' })
})

test('a comment without words is refused with a sentence', () => {
	const { error } = RedliningForm.safeParse({ do: 'comment', body: '  ' })
	expect(error?.issues[0]?.message).toBe('Write something first.')
})

test('nobody is called where the choice was left alone', () => {
	expect(RedliningForm.parse({ do: 'reply', thread: id, body: 'Agreed.', mention: '' })).toMatchObject({ mention: [] })
})

test('an address is invited as accounts keep it, however it was typed', () => {
	expect(RedliningForm.parse({ do: 'share', email: ' Grace@Navy.Example', role: 'viewer' })).toMatchObject({ email: 'grace@navy.example' })
})

test('a new row comes with the boxes of its cells in their order, however many they are', () => {
	const row = { do: 'add_row', paragraphId: 'b4', expected: 'Painter', cell1: '$300', cell0: '', cell2: 'net', cell4: 'lost', version: '1' }
	expect(RedliningForm.parse(row)).toEqual({
		do: 'add_row',
		paragraphId: 'b4',
		expected: 'Painter',
		reason: '',
		internalNote: '',
		cells: ['', '$300', 'net'],
	})
	expect(RedliningForm.safeParse({ ...row, paragraphId: '../b4' }).success).toBe(false)
})

test('a clause without words is refused with a sentence', () => {
	const { error } = RedliningForm.safeParse({ do: 'add_clause', paragraphId: 'b4', expected: 'Fees.', text: ' \r\n' })
	expect(error?.issues[0]?.message).toBe('Write the clause first.')
})

test('an unknown button is no form of this page', () => {
	expect(RedliningForm.safeParse({ do: 'burn' }).success).toBe(false)
})

test('a place that leads out of the page is no place', () => {
	expect(RedliningPlace.parse({ query: '//evil.example', fragment: '"><b>', version: '0' })).toEqual({
		query: '',
		fragment: '',
		version: undefined,
	})
	expect(RedliningPlace.parse({ query: '?state=open&s=3', fragment: 's-3', version: '2', scripted: '1' })).toEqual({
		query: '?state=open&s=3',
		fragment: 's-3',
		version: 2,
		scripted: '1',
	})
})

test.each([
	['words to find that are none', { do: 'suggest_found', find: ' ', text: '' }, 'Write the words as they stand in the document.'],
	['words without end', { do: 'edit', suggestion: id, text: 'x'.repeat(20_001) }, 'That is too long: write at most 20,000 characters.'],
	['a reason without end', { do: 'note', suggestion: id, reason: 'x'.repeat(4001) }, 'That is too long: write at most 4,000 characters.'],
	['a number that is none', { do: 'accept', suggestion: 'x' }, notUnderstood],
	['nothing', {}, notUnderstood],
])('what is wrong is said in a sentence of ours: %s', (_, form, says) => {
	expect(readRedliningForm(form).error?.issues[0]?.message).toBe(says)
})

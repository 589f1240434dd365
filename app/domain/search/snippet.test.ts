import { expect, test } from 'vitest'
import { hasPhrase, markWords, snippetOf, type Mark } from './snippet.ts'

const phrase = (text: string, stems: string[]): Mark => ({ text, stems, phrase: true, beginning: false })
const marked = (text: string, mark: Mark) =>
	markWords(text, [mark])
		.filter((part) => part.marked)
		.map((part) => part.text)

test('a phrase is marked in its other forms, in its order, with its short words between', () => {
	expect(marked('The share purchase agreement', phrase('shares purchased', ['share', 'purchas']))).toEqual(['share purchase'])
	expect(marked('The purchase of a share', phrase('shares purchased', ['share', 'purchas']))).toEqual([])
	expect(marked('Governed by the laws of the State of Delaware', phrase('law state Delaware', ['law', 'state', 'delawar']))).toEqual([
		'laws of the State of Delaware',
	])
	expect(marked('companies acting reasonably', phrase('company acts', ['compani', 'act']))).toEqual(['companies acting'])
})

test('words are marked as typed and in their forms, each once', () => {
	expect(marked('Payment terms: pay, paid, payments', { text: 'payment', stems: ['payment'], phrase: false, beginning: false })).toEqual([
		'Payment',
		'payments',
	])
})

test('a phrase and a text that fit each other almost everywhere take no longer than any other', () => {
	// By one pattern it took minutes, longer than a test may take.
	const words = Array.from({ length: 22 }, () => 'bb')
	const hostile = phrase([...words, 'bc'].join(' '), [...words, 'bc'])
	expect(snippetOf('bb '.repeat(100_000), [hostile])).toBeNull()
	expect(marked('bb '.repeat(66), hostile)).toEqual([])
})

test('whether a text has a phrase does not hang on accents, or on how many short words stand between', () => {
	expect(hasPhrase('Die Société Générale Corporate Bank', phrase('societe generale corporate', ['societ', 'general', 'corpor']))).toBe(true)
	expect(
		hasPhrase('Interest in and to the work product', phrase('interests in and to the work products', ['interest', 'work', 'product'])),
	).toBe(true)
	expect(
		hasPhrase('Interest of others in the work', phrase('interests in and to the work products', ['interest', 'work', 'product'])),
	).toBe(false)
})

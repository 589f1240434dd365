import { expect, test } from 'vitest'
import { shownWords } from './marked-words.ts'

test('highlighted labels in brackets lead to their questions; brackets that the document has do not', () => {
	const text = 'Pay [Fee][Day] to [Fee] now.'
	const looks = [
		{ start: 4, end: 14, words: ['highlighted' as const] },
		{ start: 24, end: 27, words: ['bold' as const] },
	]
	const questions = new Map([['Fee', '?step=2#q-fee']])
	expect(shownWords({ text, looks }, questions)).toEqual([
		{ text: 'Pay ', looks: [], to: null },
		{ text: '[Fee]', looks: ['highlighted'], to: '?step=2#q-fee' },
		{ text: '[Day]', looks: ['highlighted'], to: null },
		{ text: ' to [Fee] ', looks: [], to: null },
		{ text: 'now', looks: ['bold'], to: null },
		{ text: '.', looks: [], to: null },
	])
})

import { expect, test } from 'vitest'
import { joinedText } from './joined-text.ts'

const text = 'Fees are due in May. They bear interest. Nothing else is owed. Ohio law governs.'
const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

test('sentences that follow each other are one slice of the document', () => {
	expect(joinedText(text, [span('They bear interest.'), span('Fees are due in May.')])).toBe('Fees are due in May. They bear interest.')
})

test('passages apart stand on lines of their own, in document order', () => {
	expect(joinedText(text, [span('Ohio law governs.'), span('Fees are due in May.')])).toBe('Fees are due in May.\nOhio law governs.')
})

test('a passage within another adds nothing', () => {
	expect(joinedText(text, [span('due in May'), span('Fees are due in May.')])).toBe('Fees are due in May.')
	expect(joinedText(text, [])).toBe('')
})

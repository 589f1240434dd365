import { expect, test } from 'vitest'
import { FixedLexicon } from './fixed-lexicon.ts'

const lexicon = new FixedLexicon(['party', "party's", '<num>', 'shall', 'a', 'part'])

test('a word is found where it stands, whatever its case and apostrophe', () => {
	const text = 'A PARTY’s part; the Party Shall'
	expect(lexicon.idAt(text, 0, 1)).toBe(4)
	expect(lexicon.idAt(text, 2, 9)).toBe(1)
	expect(lexicon.idAt(text, 2, 7)).toBe(0)
	expect(lexicon.idAt(text, 10, 14)).toBe(5)
	expect(lexicon.idAt(text, 26, 31)).toBe(3)
})

test('words that it lacks have no id', () => {
	const text = 'the partys indemnification'
	expect(lexicon.idAt(text, 0, 3)).toBe(-1)
	expect(lexicon.idAt(text, 4, 10)).toBe(-1)
	expect(lexicon.idAt(text, 11, 26)).toBe(-1)
	expect(lexicon.idAt(text, 0, 0)).toBe(-1)
	expect(new FixedLexicon([]).idAt(text, 0, 3)).toBe(-1)
})

test('it gives for a word the id that it gives for the word in a text', () => {
	for (const word of ['party', "party's", 'shall', 'a', 'part'])
		expect(lexicon.idAt(` ${word} `, 1, word.length + 1)).toBe(lexicon.idOf(word))
	expect(lexicon.idOf('<num>')).toBe(2)
})

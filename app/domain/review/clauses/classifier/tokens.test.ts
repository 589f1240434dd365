import { expect, test } from 'vitest'
import { GrowingLexicon } from '../../../../../scripts/train/clauses/growing-lexicon.ts'
import { tokenIds } from './tokens.ts'

function tokens(text: string): string[] {
	const lexicon = new GrowingLexicon()
	return tokenIds(text, 0, text.length, lexicon).map((id) => lexicon.words[id]!)
}

test('words are small, with one apostrophe inside, straight or curly', () => {
	expect(tokens("The Buyer's rights; the Seller’s too")).toEqual(['the', "buyer's", 'rights', 'the', "seller's", 'too'])
})

test('numbers, years and percentages are classes; money signs are tokens', () => {
	expect(tokens('$1,000.50 in 2024, 12.5% or 12 %')).toEqual(['$', '<num>', 'in', '<yr>', '<pct>', 'or', '<num>', '%'])
})

test('a word the lexicon lacks is -1', () => {
	expect(tokenIds('known unknown', 0, 13, { idOf: (word) => (word === 'known' ? 7 : -1) })).toEqual([7, -1])
})

test('only the stretch asked for is read', () => {
	const lexicon = new GrowingLexicon()
	tokenIds('before 50% after', 7, 10, lexicon)
	expect(lexicon.words).toEqual(['<pct>'])
})

import { expect, test } from 'vitest'
import { GrowingLexicon } from '../../../../../scripts/train/clauses/growing-lexicon.ts'
import { createCueFinder } from './cue-finder.ts'
import { cues } from './cues.ts'
import { tokenIds } from './tokens.ts'

function cuesIn(sentence: string): string[] {
	const lexicon = new GrowingLexicon()
	const find = createCueFinder((token) => lexicon.words[token] ?? '')
	return find(sentence, tokenIds(sentence, 0, sentence.length, lexicon)).map((cue) => cues[cue]!.name)
}

test.each([
	['Neither party may assign this Agreement without consent.', ['neither party', 'assign', 'assign agreement', 'without consent']],
	['The total liability shall not exceed $1,000.', ['amount', 'shall not', 'cap', 'liability exceeds']],
	['Either party may terminate for convenience on 30 days written notice.', ['may terminate', 'for convenience', 'written notice', 'days']],
])('%s', (sentence, expected) => {
	expect(cuesIn(sentence)).toEqual(expect.arrayContaining(expected))
})

test('a non-exclusive right is not an exclusive one', () => {
	expect(cuesIn('It grants a non-exclusive license.')).toContain('non-exclusive')
	expect(cuesIn('It grants a non-exclusive license.')).not.toContain('exclusive right')
})

test('names of cues are told apart', () => {
	expect(new Set(cues.map(({ name }) => name)).size).toBe(cues.length)
})

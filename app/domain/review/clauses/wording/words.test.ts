import { expect, test } from 'vitest'
import { readWords } from './words.ts'

test.each([
	["We don't accept liability (unless required by law).", "we do n't accept liability -lrb- unless required by law -rrb- ."],
	["You can't assign; we won't object.", "you ca n't assign ; we wo n't object ."],
	['You cannot assign; we will not object.', 'You can’t assign; we won’t object.'],
	['“Content” means 1,000 words', "`` content '' means 1,000 words"],
])('a sentence reads the same in print and tokenized: %s', (printed, tokenized) => {
	expect(readWords(printed)).toEqual(readWords(tokenized))
})

test('numbers and money are read as such, whatever they amount to', () => {
	expect(readWords('at most $1,500.00 within 30 days')).toEqual(['at', 'most', '$', '#', 'within', '#', 'days'])
})

test('only the stretch asked for is read', () => {
	expect(readWords('one two three', 4, 7)).toEqual(['two'])
})

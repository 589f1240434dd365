import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test.each([
	['a word', 'within thirty days of notice', 'within sixty days of notice', 'thirty', 'sixty'],
	['words that begin and end the same', 'the fee is payable', 'the feed is payable', 'fee', 'feed'],
	['words that come in', 'The Company may assign.', 'The Company may not assign.', '', 'not '],
	['words that go', 'The Company may not assign.', 'The Company may assign.', 'not ', ''],
	['all of it', 'Yes', 'No', 'Yes', 'No'],
	['a repeated word', 'again and again', 'again and again and again', '', ' and again'],
])('%s', (_, before, after, expected, text) => {
	const change = changedWords(before, after)!
	expect(before.slice(change.start, change.end)).toBe(change.expected)
	expect(before.slice(0, change.start) + change.text + before.slice(change.end)).toBe(after)
	expect([change.expected, change.text]).toEqual([expected, text])
})

test('the same text is no change', () => {
	expect(changedWords('Section 4', 'Section 4')).toBeNull()
})

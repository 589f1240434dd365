import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { inUsualWords } from './role-names.ts'

const text =
	'Terms between Gullhorn Foods, Inc. ("Gullhorn") and Sandbar Rock Partners ("Sandbar").\nGullhorn pays what the Purchaser asks, and Sandbar fills one seat.'

test('each side is called by its usual word, and every span stays where it was', () => {
	const input = ruleInput(text, 'Term Sheet')
	const renamed = inUsualWords(input)
	const last = renamed.structure.sentences.at(-1)
	expect(last?.text.replace(/\s+/g, ' ')).toBe('company pays what the investor asks, and lead fills one seat.')
	expect(last?.text.length).toBe(input.structure.sentences.at(-1)?.text.length)
	expect(last?.start).toBe(input.structure.sentences.at(-1)?.start)
})

test('the same input is renamed once', () => {
	const input = ruleInput(text, 'Term Sheet')
	expect(inUsualWords(input)).toBe(inUsualWords(input))
})

import { expect, test } from 'vitest'
import { isInLayWords } from './lay-words.ts'

test('everyday words are told from the words of contracts', () => {
	expect(
		isInLayWords({
			text: 'You bake forty loaves each morning and bring them to the shop by seven. We pay you on Friday. If the oven is cold for a week, each of us can walk away.',
		}),
	).toBe(true)
	expect(
		isInLayWords({
			text: 'The Baker shall deliver forty loaves each day. Either party may terminate this Agreement upon thirty days’ prior written notice.',
		}),
	).toBe(false)
	expect(isInLayWords({ text: 'We may end this agreement if you breach it. Neither party is liable for more than the fees paid.' })).toBe(
		false,
	)
})

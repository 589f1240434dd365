import { expect, test } from 'vitest'
import type { SuggestionChange } from './suggestion-change.ts'
import { onSameSubject } from './same-subject.ts'

const inserted = (words: string): SuggestionChange => ({
	kind: 'insert_paragraphs',
	paragraphId: 'p',
	where: 'after',
	expected: 'x',
	texts: [words],
})
const replaced = (expected: string, text: string): SuggestionChange => ({
	kind: 'replace',
	paragraphId: 'q',
	start: 0,
	end: expected.length,
	expected,
	text,
})

test.each([
	[
		inserted('The liability of each party shall not exceed the fees of one year.'),
		inserted('The total liability of each party is limited to twice the yearly fees.'),
		true,
	],
	[
		inserted('The liability of each party shall not exceed the fees of one year.'),
		replaced('The Baker pays for all.', 'The liability of the Baker will not exceed the price of the bread.'),
		true,
	],
	[
		inserted('The liability of each party shall not exceed the fees of one year.'),
		replaced(
			'The liability of the Baker shall not exceed the fees of six months.',
			'The liability of the Baker shall not exceed the fees of twelve months.',
		),
		false,
	],
	[
		inserted('This Agreement is governed by the laws of Maine.'),
		inserted('The liability of each party shall not exceed the fees of one year.'),
		false,
	],
])('two changes contradict each other or not', (one, other, together) => {
	expect(onSameSubject(one, other)).toBe(together)
})

import { expect, test } from 'vitest'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import { isInsertedWell } from './insertion-check.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import type { PlacedChange } from './place-quoted.ts'

function comesIn(words: string, behind: string, text: string): boolean {
	const paragraphs = placedParagraphs(documentFromText(text))
	const placed = paragraphs.find((each) => each.text.startsWith(behind))!
	const change: PlacedChange['change'] = {
		kind: 'insert_paragraphs',
		paragraphId: placed.paragraph.id,
		where: 'after',
		expected: placed.text,
		texts: [words],
	}
	return isInsertedWell({ placed, change }, paragraphs)
}

const cap = 'Neither party owes more than the fees of one year.'

test('a clause stands behind the last section under the next number', () => {
	expect(comesIn(`3. ${cap}`, '2.', '1. The Baker delivers bread every morning.\n2. The Cafe pays for it on the first Monday.')).toBe(true)
})

test.each([
	[
		'the words that close the document',
		cap,
		'Executed',
		'The Baker delivers bread every morning.\nExecuted in two original copies on the date that is written above.',
	],
	[
		'the opening of a list',
		cap,
		'The Baker',
		'The Baker delivers to the Cafe each morning the following goods, fresh from the oven:\nrolls',
	],
	['a label', cap, 'Price', 'Price: none.\nThe Baker delivers bread every morning.'],
	[
		'a number that is taken',
		`3. ${cap}`,
		'2.',
		'1. The Baker delivers bread every morning.\n2. The Cafe pays for it on the first Monday.\nBREAD AGREEMENT\n3. Returns. The Cafe may return what is stale.',
	],
	[
		'subsections of the section before',
		`5. ${cap}`,
		'4.1',
		'4.1 The Baker delivers bread every morning.\nPage 4\n4.2 Meaning. Words in bold are defined.',
	],
	['subsections without a number of its own', cap, '4.1', '4.1 The Baker delivers bread every morning.'],
	[
		'a law that the document does not name',
		'This Agreement is governed by the laws of the State of Maine.',
		'The Baker',
		'The Baker delivers bread every morning, on workdays before seven.',
	],
	[
		'what is agreed already',
		'On its end the Baker will promptly return all baskets, trays and other equipment of the Cafe.',
		'The Cafe',
		'The Cafe pays for it on the first Monday of each month.\nThe Baker shall return promptly all baskets, trays and other equipment belonging to the Cafe.',
	],
])('a clause does not come in behind %s', (_name, words, behind, text) => {
	expect(comesIn(words, behind, text)).toBe(false)
})

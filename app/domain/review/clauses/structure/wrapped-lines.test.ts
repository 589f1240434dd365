import { agreement } from '#tests/agreement.ts'
import { expect, test } from 'vitest'
import { readStructures } from './read-structure.ts'
import { joinWrapped } from './wrapped-lines.ts'

const shouted = [
	'IN NO EVENT SHALL EITHER PARTY BE LIABLE TO THE OTHER FOR ANY LOSS OF CATCH, AND',
	'THE LIABILITY OF HERON BOATS UNDER THIS AGREEMENT SHALL NOT EXCEED THE PRICE THAT',
	'THE CLUB HAS PAID FOR THE SUMMER.',
]

test('a shouted clause that was broken to the width of a page is one sentence', () => {
	const document = agreement(
		'BOAT AGREEMENT',
		'1. Boats. Heron Boats lends the Club six boats.',
		'2. LIABILITY',
		...shouted,
		'3. Law. The law of the river governs.',
	)
	const { structure, finer } = readStructures(document)
	expect(structure.sentences.map(({ text }) => text)).toContain(shouted[1])
	expect(finer.sentences.map(({ text }) => text)).toContain(shouted.join(' '))
	const liability = finer.clauses.find(({ heading }) => heading === 'LIABILITY')
	expect(finer.clauses.filter(({ start }) => liability && start > liability.start).map(({ number }) => number)).toEqual(['3'])
	expect(liability?.paragraphIds).toEqual(['b2', 'b3', 'b4', 'b5'])
	for (const { start, end, text } of finer.sentences) expect(document.text.slice(start, end).replace(/\n/g, ' ')).toBe(text)
})

test('a sentence that goes on in a small letter is whole, in lines of one paragraph too', () => {
	expect(
		joinWrapped(
			agreement(
				'The Club returns every boat that it was lent before the last day of',
				'September, or pays for it.',
				'The Club returns every oar that it was lent before the last',
				'day of May.',
			),
		).text.split('\n'),
	).toHaveLength(3)
	expect(joinWrapped(agreement('The Club returns every oar that it was lent before the last\nday of May.')).text).not.toContain('\n')
})

test.each([
	['headings in a row', ['CARE OF BOATS, OARS AND SAILS OF THE CLUB IN WINTER', 'RIGHTS AND DUTIES OF HERON BOATS IN SUMMER']],
	['items of a list', ['The Club cleans each of the boats that it was lent; and', 'brings them back.']],
	['an item with its number', ['The Club returns every oar that it was lent before the last', '(b) day of May.']],
	['columns', ['HERON BOATS                    THE CLUB OF THE RIVER AND THE LAKE', 'BY THE OWNER                   BY ITS CHAIR']],
	[
		'the end of a sentence',
		['THE CLUB SHALL RETURN ALL OF THE BOATS IN THE STATE THEY WERE IN.', 'HERON BOATS SHALL NOT BE LIABLE FOR ANY OF THEM.'],
	],
])('%s are not joined', (_, lines) => {
	const document = agreement(...lines)
	expect(joinWrapped(document)).toBe(document)
})

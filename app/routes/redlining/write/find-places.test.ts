import { expect, test } from 'vitest'
import { placesOf } from './find-places.ts'

const paragraphs = [
	{ id: 'b0', text: 'The “Fee” is due  within\u00a060 days.' },
	{ id: 'b1', text: 'The Fee is never refunded.' },
]

test('words are found as they were typed, quotes and spaces apart', () => {
	expect([...placesOf('the "Fee" is due within 60', paragraphs)]).toEqual([])
	expect([...placesOf(' The "Fee" is\ndue within 60 ', paragraphs)]).toEqual([
		{ paragraphId: 'b0', start: 0, end: 27, expected: 'The “Fee” is due  within\u00a060' },
	])
})

test('words that stand in several places are told so', () => {
	expect([...placesOf('Fee', paragraphs)].map(({ paragraphId, start }) => [paragraphId, start])).toEqual([
		['b0', 5],
		['b1', 4],
	])
})

test('no words are nowhere', () => {
	expect([...placesOf('  ', paragraphs)]).toEqual([])
})

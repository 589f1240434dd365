import { expect, test } from 'vitest'
import { readableQuote } from './readable-quote.ts'

const shown = 'The Club may sell no boat except with the … consent of Heron Boats.'
const footer = 'Source: HERON BOATS, INC., 10-Q, 5/14/2012'

test.each([
	['the footer of a page', `The Club may sell no boat except with the\n\n${footer}\n\n\nconsent of Heron Boats.`, shown],
	['a footer with the page above it', `The Club may sell no boat except with the\n7\n${footer}\nconsent of Heron Boats.`, shown],
	['a footer at the end', `The Club sells no boat.\n${footer}`, 'The Club sells no boat.'],
	['marks of Markdown', '**1\\. Fees.** The _Club_ pays [the price](https://heron.example/price).', '1. Fees. The Club pays the price .'],
	['a heading', '## Fees\nThe Club pays.', 'Fees\nThe Club pays.'],
	['half of what is bold', 'Fees.** The Club pays **the price**', 'Fees. The Club pays the price'],
])('a quote is shown without %s', (_, quote, expected) => {
	expect(readableQuote(quote)).toBe(expected)
})

const plain = [
	'The Club pays [***] for each boat and [***] for each oar.',
	'The Club pays within 30\ndays.',
	'Signed: ____ and ____',
	'The price is 2 * 3.',
	'a\n1\nBoats',
]

test.each(plain)('%s stays', (quote) => {
	expect(readableQuote(quote)).toBe(quote)
})
